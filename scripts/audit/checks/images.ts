import { attribute, named } from '../built-page';
import type { BuiltPage } from '../built-page';
import { problem, type Problem } from '../problem';

/** Every image reserves its space and says what it shows (or that it decorates). */
export const checkImages = (pages: readonly BuiltPage[]): readonly Problem[] =>
  pages.flatMap(page =>
    named(page, 'img').flatMap(image => {
      const source = attribute(image, 'src') ?? '(no src)';
      const problems: Problem[] = [];
      if (attribute(image, 'alt') === null) {
        problems.push(problem(page, `image ${source} has no alt`));
      }
      for (const side of ['width', 'height']) {
        if (!/^\d+$/.test(attribute(image, side) ?? '')) {
          problems.push(problem(page, `image ${source} has no ${side}`));
        }
      }
      return problems;
    }),
  );
