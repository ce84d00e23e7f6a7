interface QuotedQueryProps {
  /** The sentence around a query. */
  readonly sentence: (query: string) => string;
  readonly query: string;
}

// No text has it.
const MARK = '\n';

/** A sentence with a query that cannot turn the text around it, whatever its direction. */
export function QuotedQuery({ sentence, query }: QuotedQueryProps) {
  const [before = '', after = ''] = sentence(MARK).split(MARK);
  return (
    <>
      {before}
      <bdi>{query}</bdi>
      {after}
    </>
  );
}
