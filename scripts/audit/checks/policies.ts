import { attribute, elementsNamed } from '../built-page';
import type { BuiltPage } from '../built-page';
import { problem, type Problem } from '../problem';

/** Each page carries a content security policy without 'unsafe-inline' for scripts. */
export const checkPolicies = (pages: readonly BuiltPage[]): readonly Problem[] =>
  pages.flatMap(page => {
    const policy = elementsNamed(page, 'meta').find(
      meta => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy',
    );
    const content = policy === undefined ? null : attribute(policy, 'content');
    if (!content) return [problem(page, 'has no content security policy')];
    const scripts = /script-src ([^;]*)/.exec(content)?.[1] ?? '';
    if (scripts === '' || scripts.includes('unsafe-inline')) {
      return [problem(page, `allows inline scripts: "${scripts}"`)];
    }
    return [];
  });
