const MARK =
  "if(location.search)document.documentElement.dataset.query=/^\\?((q|sort|page)=[^&]*&?)*$/.test(location.search)?'':'filters'";

interface MarkQueryProps {
  /** The only parameter that counts; without it, all do. */
  readonly parameter?: string;
}

/**
 * Marks the document, before it is painted, where its address has a query: style sheets then hold back or leave out
 * what was built for no query. Without a parameter, the mark also tells whether the query may have filters.
 */
export function MarkQuery({ parameter }: MarkQueryProps) {
  const mark = parameter
    ? `if(/[?&]${parameter}=/.test(location.search))document.documentElement.dataset.query=''`
    : MARK;
  return <script dangerouslySetInnerHTML={{ __html: mark }} />;
}
