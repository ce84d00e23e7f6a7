import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brandOf } from '~/src/config/brands';
import { localesOf, type LocaleId } from '~/src/config/locales';
import { localeOfPath } from '~/src/config/paths';

const { BRAND = '', BRAND_FOLDER = '.' } = process.env;

/** The brand under test, which scripts/verify-brands.mjs names. */
export const brand = brandOf(BRAND);

interface BuiltPage {
  readonly template: string;
  readonly path: string;
  readonly locale: LocaleId;
  /** How much its data holds. */
  readonly size: number;
}

const readPage = (file: string): BuiltPage => {
  const text = readFileSync(file, 'utf8');
  const { componentChunkName, path } = JSON.parse(text) as Readonly<
    Record<'componentChunkName' | 'path', string>
  >;
  return {
    template: componentChunkName.replace(/^component---src-templates-(.+)-tsx$/, '$1'),
    path,
    locale: localeOfPath(path, brand).id,
    size: text.length,
  };
};

/** Every page of the build, but for the files that hosts answer errors with and the one that signs out and leaves. */
export const builtPages = (): readonly BuiltPage[] => {
  const root = join(BRAND_FOLDER, 'public', 'page-data');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('page-data.json'))
    .map(file => readPage(join(root, file)))
    .filter(({ path }) => !/\.html$|\/logout$/.test(path))
    .sort((one, other) => one.path.localeCompare(other.path));
};

/** The page of each template with the most on it, in one locale. */
const fullestPages = (pages: readonly BuiltPage[]): readonly BuiltPage[] =>
  [...new Set(pages.map(({ template }) => template))].flatMap(template =>
    pages
      .filter(page => page.template === template)
      .sort((one, other) => other.size - one.size)
      .slice(0, 1),
  );

/** A page of each template in the first locale of each language. */
export const samplePages = (): readonly BuiltPage[] => {
  const pages = builtPages();
  const firsts = localesOf(brand).filter(
    ({ language }, at, all) => all.findIndex(each => each.language === language) === at,
  );
  return firsts.flatMap(({ id }) => fullestPages(pages.filter(({ locale }) => locale === id)));
};
