import { resolve } from 'node:path';
import { readDealerTable } from '~/seed/dealers';
import type { IndexRecord } from './push-index';
import { PushProblem } from './problem';

/**
 * The dealers of a table with the columns of `seed/dealers/dealers.csv`, as records.
 * @throws PushProblem when the file is missing or a row cannot be read
 */
export const readDealers = (file: string): readonly IndexRecord[] => {
  try {
    return readDealerTable(resolve(file)).map(dealer => ({ ...dealer }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PushProblem(`The dealers of ${file} cannot be read: ${reason}`);
  }
};
