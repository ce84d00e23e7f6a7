import type { CreateWebpackConfigArgs } from 'gatsby';
import { cacheGroups, chunkFiles } from './bundler-config';

const SHEET = /[\\/]styles[\\/]sheets[\\/]([\w-]+)\.css$/;

/** As the bundler knows a file of styles. */
interface StylesModule {
  readonly type: string;
  /** The file's path, where there is one. */
  nameForCondition(): string | null;
}

const sheetOf = (module: StylesModule): string | undefined =>
  module.type === 'css/mini-extract' ? SHEET.exec(module.nameForCondition() ?? '')?.[1] : undefined;

/** Each sheet that templates import is a file of its own, whoever imports it. */
const SHEETS = {
  test: (module: StylesModule): boolean => sheetOf(module) !== undefined,
  name: (module: StylesModule): string => `sheet-${sheetOf(module)}`,
  priority: 40,
  enforce: true,
};

/**
 * Gives each page the styles of every page (`global.css`) and those that its template imports
 * (`src/ui/styles/sheets`). The generator gathers all in one file, which it writes into every page.
 * A page that is followed to, or a part that loads late, brings the sheets it lacks along.
 * @throws where the generator's own group is gone.
 */
export const setPageStyles = ({
  stage,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'>): void => {
  if (stage !== 'build-javascript') return;
  const groups = cacheGroups({ getConfig });
  if (!('styles' in groups)) throw new Error('The bundler has no group "styles" to take apart.');
  Object.assign(groups, { styles: SHEETS });
};

/**
 * The sheets that pages of this build can bring, as files of the output, by the bundler's own list.
 * @throws where there are none.
 */
export const pageSheets = (stats: unknown): readonly string[] => {
  const files = [...chunkFiles(stats).values()].flat();
  const sheets = files.filter(file => file.startsWith('sheet-') && file.endsWith('.css'));
  if (sheets.length === 0) throw new Error('The build wrote no sheet for its templates.');
  return [...new Set(sheets)];
};
