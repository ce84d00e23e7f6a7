import { expect, it } from 'vitest';
import { isPathSlug } from '~/src/domain/content/slug';
import { slug } from '../schemas/document-fields';

type Check = (value: { readonly current: string }) => true | string;

/** What the studio says of an address. */
const verdict = (options: Parameters<typeof slug>[0], current: string): true | string => {
  const checks: Check[] = [];
  const rule = { required: () => rule, custom: (check: Check) => void checks.push(check) };
  const { validation } = slug(options) as unknown as { validation: (given: typeof rule) => void };
  validation(rule);
  const [check] = checks;
  if (!check) throw new Error('The address is not checked.');
  return check({ current });
};

it.each([{ isNested: true }, { isPath: true }])(
  '%j takes no address of the shop itself',
  options => {
    expect(verdict(options, 'search')).toBe(
      'The shop itself has a page at /search. Choose another address.',
    );
    expect(verdict(options, 'searching')).toBe(true);
    expect(verdict(options, 'preview/page')).toBe(
      'The shop itself has all addresses below /preview. Choose another address.',
    );
    expect(verdict(options, 'previews')).toBe(true);
  },
);

it('lets a document below another path have any word', () => {
  expect(verdict({}, 'search')).toBe(true);
  expect(verdict({ isNested: true }, 'why/search')).toBe(true);
  expect(verdict({ isNested: true }, 'support/contact')).toContain('/support/contact');
});

it('says of a shared page that its address is its whole path', () => {
  expect(slug({ isPath: true }).description).toMatch(/^The path of the page:/);
  expect(slug().description).toMatch(/^The last part/);
});

it.each([
  '/',
  '../etc',
  '.',
  'a?b#c',
  'About Us',
  'robots.txt',
  'a//b',
  'a--b',
  'é',
  'a/b-2',
  'home',
])('takes "%s" for the path of a page where the build does', address => {
  expect(verdict({ isNested: true }, address) === true).toBe(isPathSlug(address));
});
