import { CsvError, parse } from 'csv-parse/sync';
import type * as v from 'valibot';
import { check, seedError } from './check';
import { hasFile, readText } from './files';

interface Row {
  readonly info: { readonly lines: number };
  readonly record: Readonly<Record<string, string>>;
}

const LINES = new WeakMap<object, number>();

/** The line of a row that `readCsv` has read; the last one of a row with several lines. */
export const lineOfRow = (row: object): number => LINES.get(row) ?? 1;

function rowsOf(file: string): readonly Row[] {
  try {
    return parse<Row>(readText(file), { columns: true, info: true, bom: true, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw seedError(file, Number(error.lines), error.message);
  }
}

/**
 * The rows of a table; the first line names the columns, and an empty cell is a field left out.
 * @throws an error with the file, the line and the column of a row that its schema refuses
 */
export const readCsv = <Schema extends v.GenericSchema<unknown, object>>(
  file: string,
  row: Schema,
): readonly v.InferOutput<Schema>[] =>
  rowsOf(file).map(({ info, record }) => {
    const cells = Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== ''));
    const checked = check(row, cells, { file, lineOf: () => info.lines });
    LINES.set(checked, info.lines);
    return checked;
  });

/** The rows of a table that a brand may do without: none where there is no file. */
export const readCsvIfAny: typeof readCsv = (file, row) =>
  hasFile(file) ? readCsv(file, row) : [];

/** Rows grouped by product, in the order in which products first appear. */
export function rowsByProduct<Row extends { readonly product: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.product, [...(groups.get(row.product) ?? []), row]);
  return groups;
}
