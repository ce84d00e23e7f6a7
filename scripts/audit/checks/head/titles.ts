import { attribute, elementsNamed, textOf } from '~/scripts/audit/built-page';
import type { BuiltPage } from '~/scripts/audit/built-page';
import { problem, type Problem } from '~/scripts/audit/problem';

const ERROR_PAGE = /(^|\/)(404|500)$/;

/** Every page has one unique title. */
export const checkTitles = (pages: readonly BuiltPage[]): readonly Problem[] => {
  const seen = new Map<string, string>();
  return pages.flatMap(page => {
    const titles = page.elements.filter(
      element => element.tagName === 'title' && element.namespaceURI.endsWith('xhtml'),
    );
    const [title] = titles;
    if (title === undefined || titles.length !== 1) {
      return [problem(page, `has ${titles.length} titles, expected one`)];
    }
    const text = textOf(title);
    if (text === '') return [problem(page, 'has an empty title')];
    if (ERROR_PAGE.test(page.path)) return [];
    const language = attribute(elementsNamed(page, 'html')[0] ?? title, 'lang') ?? '';
    const key = `${language}|${text}`;
    const other = seen.get(key);
    seen.set(key, page.path);
    return other === undefined ? [] : [problem(page, `shares its title "${text}" with ${other}`)];
  });
};
