interface QuotedQueryProps {
  /** The sentence around a query. */
  readonly sentence: (query: string) => string;
  readonly query: string;
}

// A character that no text contains.
const MARK = '\n';

/** A sentence with a query that is isolated, so that its direction does not affect the text around it. */
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
