import { scriptsNamingMaps } from '~/src/gatsby/bundler/source-maps';
import type { Problem } from '../problem';

/** No source map is served, and no script refers to one. */
export const checkSourceMaps = async (
  root: string,
  files: ReadonlySet<string>,
): Promise<readonly Problem[]> => [
  ...[...files].filter(file => file.endsWith('.map')).map(page => ({ page, message: 'is served' })),
  ...(await scriptsNamingMaps(root)).map(name => ({
    page: `/${name}`,
    message: 'refers to a source map',
  })),
];
