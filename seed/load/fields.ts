import * as v from 'valibot';

/** Schemas of table cells and front matter fields that several files share. */

/** A text that must not be empty. */
export const words = v.pipe(v.string(), v.nonEmpty('is empty.'));

/** A slug: lower-case letters, digits and hyphens. */
export const handle = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes lowercase letters, digits and hyphens.'),
);

/** Texts separated by semicolons in one cell. */
export const listCell = v.pipe(
  v.string(),
  v.transform(cell => cell.split(';').map(each => each.trim())),
  v.array(words),
);

/** A decimal number in a cell. */
export const numberCell = v.pipe(
  v.string(),
  v.regex(/^-?\d+(\.\d+)?$/, 'takes a number such as 12 or 0.5.'),
  v.transform(Number),
);

/** `yes`, or an empty cell. */
export const yesCell = v.pipe(
  v.literal('yes', 'takes "yes" or nothing.'),
  v.transform(() => true),
);

/** A price such as 349.95. */
export const price = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d{2}$/, 'takes a price with two decimals, such as 349.95.'),
);

/** A day such as 2026-10-20. */
export const day = v.pipe(v.string(), v.isoDate('takes a day such as 2026-10-20.'));

/** A moment such as 2026-10-20T13:00:00Z. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp('takes a moment such as 2026-10-20T13:00:00Z.'),
);
