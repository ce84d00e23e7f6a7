import { createHash } from 'node:crypto';
import type { SeedStore } from '~/seed/types';

/** The token of an order of the seed: the same after every reset. */
export const seededOrderToken = (store: SeedStore, number: number): string =>
  createHash('md5').update(`${store} ${number}`).digest('hex');
