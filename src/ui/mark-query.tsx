const MARK = "if(location.search)document.documentElement.dataset.query=''";

/**
 * Marks the document, before it is painted, where its address has a query: style sheets then hold back or leave out
 * what was built for no query.
 */
export function MarkQuery() {
  return <script dangerouslySetInnerHTML={{ __html: MARK }} />;
}
