import { attribute, elementsNamed } from '../built-page';
import type { BuiltPage, Element } from '../built-page';
import { problem, type Problem } from '../problem';

const SIDES = ['width', 'height'];

const sidesLacking = (element: Element): readonly string[] =>
  SIDES.filter(side => !/^\d+$/.test(attribute(element, side) ?? ''));

/**
 * Every image reserves its space, in each of its sources, and has alt text (or is marked
 * decorative).
 */
export const checkImages = (pages: readonly BuiltPage[]): readonly Problem[] =>
  pages.flatMap(page => [
    ...elementsNamed(page, 'source').flatMap(shape => {
      const source = attribute(shape, 'srcset');
      if (source === null) return [];
      return sidesLacking(shape).map(side =>
        problem(page, `picture ${source.slice(0, 120)} has no ${side}`),
      );
    }),
    ...elementsNamed(page, 'img').flatMap(image => {
      const source = attribute(image, 'src') ?? '(no src)';
      const problems: Problem[] = [];
      if (attribute(image, 'alt') === null) {
        problems.push(problem(page, `image ${source} has no alt`));
      }
      for (const side of sidesLacking(image)) {
        problems.push(problem(page, `image ${source} has no ${side}`));
      }
      return problems;
    }),
  ]);
