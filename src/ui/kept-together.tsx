/** Words that a hyphen joins, such as "In-Ground". */
const COMPOUND = /(\S+-\S+)/;

/** A text whose compounds break at their hyphen only where one is wider than the line. */
export function KeptTogether({ text }: { readonly text: string }) {
  const parts = text.split(COMPOUND).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  );
  return <>{parts}</>;
}
