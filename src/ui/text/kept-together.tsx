import type { ReactNode } from 'react';

/** Words that a hyphen joins, such as "In-Ground". */
const COMPOUND = /(\S+-\S+)/;

/** A text whose compounds break at their hyphen only where one is wider than the line. */
export const KeptTogether = ({ text }: { readonly text: string }): ReactNode =>
  text.split(COMPOUND).map(part =>
    part.includes('-') ? (
      <span key={part} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
