const MARK =
  "if(location.search)document.documentElement.dataset.query=/^\\?((q|sort|page)=[^&]*&?)*$/.test(location.search)?'':'filters'";

/**
 * Marks the document, before it is painted, where its address has a query: style sheets then hold back or leave out
 * what was built for no query, and keep a row for the filters that it may name.
 */
export function MarkQuery() {
  return <script dangerouslySetInnerHTML={{ __html: MARK }} />;
}
