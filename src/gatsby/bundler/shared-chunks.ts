import type { CreateWebpackConfigArgs } from 'gatsby';
import { isRecord, type Json } from '~/src/domain/data/read';
import { missingAnchor } from '../startup/startup-stop';
import { cacheGroups } from './bundler-config';

/** In bytes of source. A separate file costs a request and is compressed separately. */
const MIN_SHARED_BYTES = 30_000;

const groupOf = (groups: Json, name: string): Json => {
  const group = groups[name];
  if (isRecord(group)) return group;
  throw missingAnchor({
    part: 'always',
    place: "the configuration of Gatsby's webpack",
    expected: `a cache group "${name}"`,
    fileToChange: 'src/gatsby/bundler/shared-chunks.ts',
  });
};

/**
 * Splits code shared by late parts by who shares it, and duplicates small pieces. Gatsby names shared
 * chunks after the chunks that share them, and most late parts have no names: whatever any two of them
 * share would end up in a single chunk, forms included, which the first of them would load. Without a
 * name webpack tells them apart by who shares what, and its runtime, which every page loads, is smaller.
 * What is shared by as many chunks as there are templates would go to every page: a brand with few templates
 * would load 14 KB more on each. It is left to the rule for shared chunks.
 * @throws BuildError if one of Gatsby's own groups is gone
 */
export const setSharedChunks = (
  args: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'>,
): void => {
  if (args.stage !== 'build-javascript') return;
  const groups = cacheGroups(args);
  Object.assign(groupOf(groups, 'shared'), { name: false, minSize: MIN_SHARED_BYTES });
  Object.assign(groupOf(groups, 'lib'), { name: false });
  Object.assign(groupOf(groups, 'commons'), { minChunks: Infinity });
};
