// Text with what was searched for marked in it.
import { marked } from "./search";

export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>;
  return <>{marked(text, words).map((piece) => (piece.found ? <mark>{piece.text}</mark> : piece.text))}</>;
}
