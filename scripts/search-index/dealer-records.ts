import { resolve } from 'node:path';
import { readDealerTable } from '~/seed/dealers';
import type { IndexRecord } from './push-index';
import { PushProblem } from './problem';

/**
 * The records of a table of dealers with the columns of `seed/dealers/dealers.csv`.
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
