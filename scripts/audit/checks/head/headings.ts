import { attribute, elementsNamed, textOf } from '~/scripts/audit/built-page';
import type { BuiltPage } from '~/scripts/audit/built-page';
import { problem, type Problem } from '~/scripts/audit/problem';

/**
 * A page states its language, has exactly one first-level heading, and never skips a heading level.
 */
export const checkHeadings = (pages: readonly BuiltPage[]): readonly Problem[] =>
  pages.flatMap(page => {
    const problems: Problem[] = [];
    const html = elementsNamed(page, 'html')[0];
    if (html === undefined || !attribute(html, 'lang')) {
      problems.push(problem(page, 'does not name its language'));
    }
    const levels = page.elements
      .filter(element => /^h[1-6]$/.test(element.tagName))
      .map(element => ({ level: Number(element.tagName[1]), text: textOf(element) }));
    const first = levels.filter(each => each.level === 1).length;
    if (first !== 1) problems.push(problem(page, `has ${first} h1 headings, expected one`));
    levels.forEach((each, index) => {
      const before = levels[index - 1];
      if (before !== undefined && each.level > before.level + 1) {
        problems.push(
          problem(page, `heading "${each.text}" jumps from h${before.level} to h${each.level}`),
        );
      }
      if (each.text === '') problems.push(problem(page, `has an empty h${each.level}`));
    });
    return problems;
  });
