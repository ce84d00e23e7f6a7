import postcss from 'postcss';
import type { BuiltPage } from '../built-page';
import { attribute, elementsNamed, rawTextOf } from '../built-page';
import { problem, type Problem } from '../problem';

/** A style sheet of the build. */
export interface Sheet {
  readonly path: string;
  readonly text: string;
}

const CLASS = /\.(-?[a-z_](?:[\w-]|\\.)*)/gi;

const known = new Map<string, ReadonlySet<string>>();

/** The class names that a style sheet has rules for. */
const classesOf = (text: string): ReadonlySet<string> => {
  const before = known.get(text);
  if (before) return before;
  const found = new Set<string>();
  postcss.parse(text).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) found.add(name.replaceAll('\\', ''));
  });
  known.set(text, found);
  return found;
};

const classesIn = (page: BuiltPage): ReadonlySet<string> =>
  new Set(page.elements.flatMap(element => attribute(element, 'class')?.split(/\s+/) ?? []));

/**
 * Every page has the styles of everything in its HTML, with those of its template after the global
 * ones, which they override.
 * @param sheets every file of styles that pages or late parts can bring
 */
export const checkStyles = (
  pages: readonly BuiltPage[],
  sheets: readonly Sheet[],
): readonly Problem[] =>
  pages.flatMap(page => {
    const own = elementsNamed(page, 'style').map(style => ({
      path: attribute(style, 'data-href'),
      classes: classesOf(rawTextOf(style)),
    }));
    const styled = new Set(own.flatMap(({ classes }) => [...classes]));
    const lacking = [...classesIn(page)].flatMap(name => {
      if (styled.has(name)) return [];
      const sheet = sheets.find(({ text }) => classesOf(text).has(name));
      return sheet
        ? [problem(page, `lacks the styles of "${name}", which are in ${sheet.path}`)]
        : [];
    });
    const isMisplaced = own.slice(1).some(({ path }) => path?.startsWith('/app.'));
    return isMisplaced
      ? [...lacking, problem(page, "has the global styles after its template's")]
      : lacking;
  });
