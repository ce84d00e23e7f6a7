import type { Refusal } from './refusals';
import type { VendorTable } from './table';

/** The request and the refusal's message. */
export interface Refused extends Refusal {
  readonly status: number;
  readonly words: string;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
const code = (text: string): string => `\`${text}\``;

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');

const sectionOf = ({ name, key, rows }: VendorTable, refused: readonly Refused[]): string => {
  const own = refused.filter(({ vendor }) => vendor === key);
  const driven = rows.map(({ operation, clients, tests }) => [
    code(operation),
    clients.map(code).join(', '),
    tests.length === 0 ? '**nothing**' : tests.map(code).join(', '),
  ]);
  const words = own.map(each => [each.asked, String(each.status), cell(each.words)]);
  return [
    `## ${name}`,
    tableOf(['operation', "vendor's client", 'driven by'], driven),
    ...(own.length === 0 ? [] : [tableOf(['not modelled', 'status', 'answer'], words)]),
  ].join('\n\n');
};

/** The whole report, in Markdown. */
export const reportOf = (tables: readonly VendorTable[], refused: readonly Refused[]): string => {
  const rows = tables.flatMap(table => table.rows);
  const driven = rows.filter(({ tests }) => tests.length > 0).length;
  return [
    '# What the sandbox answers',
    `${rows.length} operations of ${tables.length} vendors, ${driven} of them driven by a test.`,
    ...tables.map(table => sectionOf(table, refused)),
  ].join('\n\n');
};
