import type { CreateWebpackConfigArgs } from 'gatsby';
import { cacheGroups, chunkFiles } from './bundler-config';

const SHEET = /[\\/]styles[\\/]sheets[\\/]([\w-]+)\.css$/;

/** A style module as webpack describes it. */
interface StylesModule {
  readonly type: string;
  /** The path of the file, if there is one. */
  nameForCondition(): string | null;
}

const sheetOf = (module: StylesModule): string | undefined =>
  module.type === 'css/mini-extract' ? SHEET.exec(module.nameForCondition() ?? '')?.[1] : undefined;

/** Each sheet that templates import becomes a file of its own, whoever imports it. */
const SHEETS = {
  test: (module: StylesModule): boolean => sheetOf(module) !== undefined,
  name: (module: StylesModule): string => `sheet-${sheetOf(module)}`,
  priority: 40,
  enforce: true,
};

/**
 * Gives each page the global styles (`global.css`) and those that its template imports
 * (`src/styles/sheets`). Gatsby would collect all of them in one file and inline it in every
 * page. Client-side navigation and late parts load the sheets that are missing.
 * @throws if Gatsby's own style group is gone.
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
 * The sheets that pages of this build can load, as files of the output, from webpack's statistics.
 * @throws if there are none.
 */
export const pageSheets = (stats: unknown): readonly string[] => {
  const files = [...chunkFiles(stats).values()].flat();
  const sheets = files.filter(file => file.startsWith('sheet-') && file.endsWith('.css'));
  if (sheets.length === 0) throw new Error('The build wrote no sheet for its templates.');
  return [...new Set(sheets)];
};
