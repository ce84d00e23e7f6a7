/**
 * Rows as a Markdown table with aligned columns; numbers are right-aligned.
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
export const table = (heads, rows) => {
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map(row => (row[at] ?? '').length)),
  );
  /** @param {readonly string[]} cells */
  const line = cells =>
    `| ${widths.map((width, at) => (at === 0 ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
};

/**
 * The median; of an even count, the lower of the middle two.
 * @param {readonly number[]} values
 */
export const median = values => quantile(values, 0.5);

/**
 * The percentile for a share of the numbers.
 * @param {readonly number[]} values @param {number} share
 */
export const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? 0
  );
};
