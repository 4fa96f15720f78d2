// A sentence with addresses in it, "your left sector (a2)": they stand small behind the words, for those who want them.
import "./said.css";

const address = /\(([\w.-]*\d[\w.-]*)\)/;

export function Said({ text }: { text: string }) {
  // Every second piece is an address.
  return (
    <>
      {text.split(address).map((piece, i) =>
        i % 2 === 0 ? (
          piece
        ) : (
          <small key={i} class="address">
            {piece}
          </small>
        ),
      )}
    </>
  );
}
