/** Up to three letters, a hyphen and a short word, such as "In-Ground". */
const SHORT_COMPOUND = /\b(\w{1,3}-\w{1,10})\b/;

/** A text whose short compounds do not break at their hyphen. */
export function KeptTogether({ text }: { readonly text: string }) {
  const parts = text.split(SHORT_COMPOUND).map((part, index) =>
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
