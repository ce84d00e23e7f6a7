import { attribute } from '../built-page';
import type { BuiltPage } from '../built-page';
import type { Problem } from '../problem';

const PREVIEW = /(^|\/)preview$/;
const CHUNK = '/component---src-templates-preview';

const connectionsOf = (page: BuiltPage): string => {
  const policy = page.elements.find(
    element => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  const content = policy === undefined ? '' : (attribute(policy, 'content') ?? '');
  return /connect-src ([^;]*)/.exec(content)?.[1] ?? '';
};

const isUnlisted = (page: BuiltPage): boolean =>
  page.elements.some(
    element =>
      attribute(element, 'name') === 'robots' &&
      (attribute(element, 'content') ?? '').includes('noindex'),
  );

/** Previews are not indexed; no other page links to them, loads their code or reads drafts. */
export const checkPreviews = (pages: readonly BuiltPage[]): readonly Problem[] => {
  const previews = pages.filter(({ path }) => PREVIEW.test(path));
  const reach = new Set(previews.map(connectionsOf));
  return pages.flatMap(page => {
    const tell = (message: string): Problem => ({ page: page.path, message });
    if (previews.includes(page)) {
      return isUnlisted(page) ? [] : [tell('is a preview and may be indexed')];
    }
    const names = page.elements.flatMap(element => [
      attribute(element, 'src') ?? '',
      attribute(element, 'href') ?? '',
    ]);
    return [
      ...(names.some(name => name.startsWith(CHUNK)) ? [tell("loads a preview's code")] : []),
      ...(names.some(name => PREVIEW.test(name)) ? [tell('leads to a preview')] : []),
      ...(reach.has(connectionsOf(page)) ? [tell('may read drafts, as a preview may')] : []),
    ];
  });
};
