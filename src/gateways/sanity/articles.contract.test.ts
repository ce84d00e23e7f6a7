import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { createContentGateway } from './content-gateway';

let sandbox: FreshSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.stop());

const articlesOf = async (site: string, localeId: string) => {
  const origin = sandbox.urlOf('content');
  const snapshot = await createContentGateway({
    site,
    projectId: 'storefront1',
    dataset: 'production',
    apiOrigin: origin,
    readToken: null,
    imageOrigin: origin,
  }).read();
  if (!snapshot.ok) throw new Error(snapshot.error.message);
  const { articles, problems } = snapshot.value.forLocale(localeId, ['en-us']);
  expect(problems).toEqual([]);
  return articles;
};

const slugs = (items: readonly { readonly slug: string }[]) => items.map(({ slug }) => slug).sort();

describe('articles', () => {
  it('are in the content system, with every reference resolved', async () => {
    const { posts, categories, people, releases } = await articlesOf('larkfield', 'en-us');
    expect(posts.length).toBeGreaterThanOrEqual(14);
    expect(releases.length).toBeGreaterThanOrEqual(6);
    expect(people).toHaveLength(8);
    expect(new Set(posts.map(({ categorySlug }) => categorySlug))).toEqual(
      new Set(slugs(categories)),
    );
    const known = slugs(people);
    expect(posts.filter(({ authorSlug }) => !known.includes(authorSlug ?? ''))).toEqual([]);
  });

  it('use every block and every mark', async () => {
    const { posts } = await articlesOf('larkfield', 'en-us');
    const blocks = posts.flatMap(({ body }) => body);
    expect(new Set(blocks.map(({ _type }) => _type))).toEqual(
      new Set([
        'block',
        'image',
        'callout',
        'productEmbed',
        'table',
        'divider',
        'questions',
        'videoEmbed',
      ]),
    );
    const texts = blocks.flatMap(block => (block._type === 'block' ? [block] : []));
    expect(new Set(texts.map(({ style }) => style))).toEqual(
      new Set(['normal', 'h2', 'h3', 'h4', 'blockquote']),
    );
    const marks = new Set(texts.flatMap(({ children }) => children.flatMap(({ marks }) => marks)));
    for (const mark of ['strong', 'em', 'strike-through']) expect(marks).toContain(mark);
    expect(texts.some(({ level }) => level === 2)).toBe(true);
  });

  it('are the same in both countries, with Canadian wording where it differs', async () => {
    const american = await articlesOf('larkfield', 'en-us');
    const canadian = await articlesOf('larkfield', 'en-ca');
    expect(slugs(canadian.posts)).toEqual(slugs(american.posts));
    const comparison = canadian.posts.find(({ slug }) => slug === 'gps-or-wire');
    expect(JSON.stringify(comparison?.body)).toContain('$469.95');
    expect(JSON.stringify(comparison?.body)).not.toContain('neighbor');
  });

  it('are shared by all sites that a document names', async () => {
    const larkfield = await articlesOf('larkfield', 'en-us');
    const pawmere = await articlesOf('pawmere', 'en-us');
    expect(slugs(larkfield.sharedPages)).toEqual([
      'dealer-promise',
      'gps-coverage',
      'returns-notice',
    ]);
    expect(slugs(pawmere.sharedPages)).toEqual(['returns-notice']);
    expect(slugs(pawmere.posts)).toEqual(['a-calmer-supper', 'the-carrier-is-a-room']);
  });

  it('of a third brand are its own, and it shares none', async () => {
    const { posts, people, releases, sharedPages } = await articlesOf('trailhound', 'en-us');
    expect(slugs(posts)).toContain('what-broke-in-2025');
    expect(posts.length).toBeGreaterThanOrEqual(5);
    expect(people.length).toBe(3);
    expect(releases.length).toBe(2);
    expect(sharedPages).toEqual([]);
  });
});
