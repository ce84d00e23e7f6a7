import type { BuiltPage } from '~/scripts/audit/built-page';
import { metaOf } from '~/scripts/audit/head';
import { problem, type Problem } from '~/scripts/audit/problem';

/** Reports pages whose meta description is missing, empty or duplicated. */
export const checkDescriptions = (pages: readonly BuiltPage[]): readonly Problem[] =>
  pages.flatMap(page => {
    const [first, ...others] = metaOf(page, 'description');
    if (first === undefined || first.trim() === '') return [problem(page, 'has no description')];
    return others.length > 0 ? [problem(page, 'has more than one description')] : [];
  });
