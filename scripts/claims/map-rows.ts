/** A row of docs/spec-map.md, by the names of its columns. */
export interface MapRow {
  readonly spec: string;
  readonly code: string;
  readonly test: string;
  readonly status: string;
  readonly message: string;
  readonly key: string;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/** The rows of every table of a page. */
export const readMapRows = (markdown: string): readonly MapRow[] => {
  let columns: readonly string[] = [];
  return markdown.split('\n').flatMap(line => {
    if (!line.startsWith('|')) columns = [];
    if (!line.startsWith('|') || /^\|[\s|-]+$/.test(line)) return [];
    if (columns.length === 0) {
      columns = cellsOf(line);
      return [];
    }
    const cells = cellsOf(line);
    if (cells.length !== columns.length) throw new Error(`A row has too many cells: ${line}`);
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
    return [
      {
        spec: cell('spec'),
        code: cell('code'),
        test: cell('test'),
        status: cell('status'),
        message: cell('message'),
        key: cell('key'),
      },
    ];
  });
};

/** The files that a cell names. */
export const filesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
