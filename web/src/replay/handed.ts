// A record that another screen hands to the replay, such as that of a game on a server.
let handed: Blob | null = null;

export function handRecord(text: string): void {
  handed = new Blob([text], { type: "text/plain" });
}

export function takeRecord(): Blob | null {
  const record = handed;
  handed = null;
  return record;
}
