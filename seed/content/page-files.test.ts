import { expect, it } from 'vitest';
import { pagesOf } from './page-files';
import { wordingOf } from './wording';

type Fields = Readonly<Record<string, unknown>>;

const pageIn = (language: 'en-us' | 'en-ca', name: string) => {
  const pages = pagesOf('trailhound')(wordingOf('trailhound', language));
  return pages.find(page => page.name === name)?.fields as {
    readonly seo: Fields;
    readonly slug: Fields;
    readonly modules: readonly (Fields & { readonly _type: string })[];
  };
};

it('makes a page of each JSON file, in the words of the country', () => {
  const [american, canadian] = [pageIn('en-us', 'home'), pageIn('en-ca', 'home')];
  expect(american.slug).toEqual({ _type: 'slug', current: 'home' });
  expect(american.seo).toMatchObject({ title: 'Training gear for sporting dogs' });
  expect(canadian.seo).toMatchObject({ title: 'Sporting dog gear for Canadian fields' });
  expect(american.modules.map(({ _type }) => _type).slice(0, 3)).toEqual([
    'heroModule',
    'statisticsModule',
    'productRailModule',
  ]);
});

it('gives modules pictures, links and paragraphs', () => {
  const { modules } = pageIn('en-us', 'home');
  expect(modules.find(({ _type }) => _type === 'heroModule')).toMatchObject({
    image: { _type: 'image', alt: expect.stringContaining('dry grass') as string },
    actions: [
      {
        label: 'See all gear',
        style: 'primary',
        link: { linkType: 'internal', path: '/collections/all-gear' },
      },
      { style: 'secondary' },
    ],
  });
  expect(modules.find(({ _type }) => _type === 'featureModule')).toMatchObject({
    body: [{ _type: 'block' }, { _type: 'block' }],
    link: { label: 'See how we test' },
  });
});

it('shows the long text of a Markdown file in the words of the country', () => {
  const textIn = (language: 'en-us' | 'en-ca') =>
    JSON.stringify(pageIn(language, 'shipping-and-returns').modules);
  expect(textIn('en-us')).toContain('Free within the United States from $99');
  expect(textIn('en-ca')).toContain('Free within Canada from $129');
});

it('has none for a site without such files', () => {
  expect(pagesOf('acme')(wordingOf('trailhound', 'en-us'))).toEqual([]);
});
