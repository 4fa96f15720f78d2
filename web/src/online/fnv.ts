// FNV-1a, 32 bits, over a text as UTF-8, in 8 hexadecimal digits: the figure by which a client knows that
// it shows what the server has.
export function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
