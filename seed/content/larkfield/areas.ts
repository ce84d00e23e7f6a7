import { dealers, regions } from '~/seed/dealers';

interface Area {
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

/** Where dealers are, and how many. */
export const areas: readonly Area[] = regions.flatMap(({ code, name }) => {
  const count = dealers.filter(({ address }) => address.region === code).length;
  return count === 0 ? [] : [{ code, name, count }];
});
