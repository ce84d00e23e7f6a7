import { describe, expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { contentSource, linkTo } from './content.fixture';
import { createContentGateway, describeProblem } from './content-gateway';

interface Stored {
  readonly _id: string;
  readonly _type: string;
  readonly slug?: { readonly current: string };
  readonly [field: string]: unknown;
}

/** The content of these documents in Canada, whose fallback is the one of the States. */
const contentOf = async (
  documents: readonly Stored[],
  translations: readonly object[] = [],
  localeId = 'en-ca',
) => {
  const targets = documents.map(({ _id, _type, slug }) => ({ _id, _type, slug: slug?.current }));
  const snapshot = await createContentGateway({
    ...contentSource,
    query: async groq => {
      if (groq.includes('translation.metadata')) return ok(translations);
      return ok(groq.includes('coalesce') ? targets : documents);
    },
  }).read();
  if (!snapshot.ok) throw new Error(snapshot.error.message);
  const content = snapshot.value.forLocale(localeId, ['en-us']);
  return { ...content, messages: content.problems.map(describeProblem) };
};

const of = (_type: string, _id: string, rest: object = {}, language = 'en-us'): Stored => ({
  _id,
  _type,
  language,
  title: _id,
  slug: { current: _id },
  ...rest,
});

describe('settings and navigation', () => {
  const settings = (language: string, defaultTitle: string) =>
    of('siteSettings', `settings-${language}`, { defaultTitle, defaultDescription: 'd' }, language);
  const entry = { label: 'Shop', link: { linkType: 'internal', path: '/shop' } };

  it('come from the fallback where the locale’s own cannot be shown', async () => {
    const { settings: shop, navigation } = await contentOf([
      settings('en-ca', ''),
      settings('en-us', 'States'),
      of('navigation', 'menu-ca', { main: [{ ...entry, label: '' }] }, 'en-ca'),
      of('navigation', 'menu-us', { main: [entry] }),
    ]);
    expect(shop?.defaultTitle).toBe('States');
    expect(navigation?.main).toMatchObject([{ label: 'Shop' }]);
  });

  it('show a menu’s tiles and main action, and leave out those whose link is broken', async () => {
    const broken = { label: 'Broken', link: { linkType: 'internal', path: 'no-slash' } };
    const image = { asset: { _ref: 'image-abc-800x600-jpg' }, alt: 'A gift' };
    const { navigation, messages } = await contentOf([
      of('navigation', 'menu', {
        main: [
          { label: 'Gifts', tiles: [{ ...entry, image }, entry, broken], action: entry },
          { label: 'Help', tiles: [entry], action: broken },
          { label: 'Empty', tiles: [broken] },
        ],
      }),
    ]);
    const tile = { label: 'Shop', link: { kind: 'internal', href: '/shop' } };
    expect(navigation?.main).toMatchObject([
      {
        label: 'Gifts',
        tiles: [
          { ...tile, image: { alt: 'A gift', width: 800 } },
          { ...tile, image: null },
        ],
        action: tile,
      },
      { label: 'Help', tiles: [tile], action: null },
    ]);
    expect(messages).toContainEqual(expect.stringContaining('"no-slash" lacks its first "/"'));
  });

  it('are missing, with the reason, where none can be shown', async () => {
    const { navigation, unreadable, messages } = await contentOf([of('navigation', 'menu')]);
    expect(navigation).toBeNull();
    expect(unreadable).toMatchObject([{ type: 'navigation', documentId: 'menu' }]);
    expect(messages).toContain(
      'Document menu, field main: it and the footer have no entry that can be shown. Add some.',
    );
  });
});

describe('slugs', () => {
  it.each(['/', '../etc', '.', 'a?b#c', 'About Us', 'sw.js', 'page-data/app-data.json', 'a//b'])(
    'leaves out the page at "%s", and names it',
    async current => {
      const { pages, unreadable, messages } = await contentOf([
        of('page', 'odd', { slug: { current } }),
        of('page', 'home'),
        of('page', 'nested', { slug: { current: '/solutions/pet-door' } }),
      ]);
      expect(pages.map(({ path }) => path)).toEqual(['/', '/solutions/pet-door']);
      expect(unreadable).toMatchObject([{ documentId: 'odd' }]);
      expect(messages).toContainEqual(
        expect.stringMatching(
          /^Document odd, field slug\.current: ".*" is not an address of a page\. Use/,
        ),
      );
    },
  );
});

describe('links to documents that are left out', () => {
  const hero = (reference: string, id = 'home') =>
    of('page', id, {
      modules: [
        {
          _type: 'heroModule',
          _key: 'hero',
          heading: 'H',
          actions: [{ label: 'Go', link: linkTo(reference) }],
        },
      ],
    });
  const actionsOf = ({ pages }: Awaited<ReturnType<typeof contentOf>>) =>
    pages.flatMap(({ modules }) =>
      modules.flatMap(module => (module.type === 'heroModule' ? module.actions : [])),
    );

  it('are dropped and named', async () => {
    const content = await contentOf([hero('left'), of('page', 'left', { title: '' })]);
    expect(actionsOf(content)).not.toMatchObject([{ link: { href: '/left' } }]);
    expect(JSON.stringify(content.pages)).not.toContain('/left');
    expect(content.messages).toContainEqual(
      expect.stringMatching(/^Document home, field modules\[0\]\.actions\[0\].*names left/),
    );
  });

  it('lead to the translation that is shown in its place', async () => {
    const broken = of('page', 'own', { title: '' }, 'en-ca');
    const shown = of('page', 'fallback');
    const linked = [{ _id: 'group', documents: ['own', 'fallback'] }];
    const content = await contentOf([hero('own'), broken, shown], linked);
    expect(actionsOf(content)).toMatchObject([{ link: { href: '/fallback' } }]);
    const sameSlug = { ...broken, slug: { current: 'fallback' } };
    const unlinked = await contentOf([hero('own'), sameSlug, shown]);
    expect(actionsOf(unlinked)).toMatchObject([{ link: { href: '/fallback' } }]);
  });
});

describe('videos and support', () => {
  const video = (id: string, current: string, rest: object = {}) =>
    of('video', id, {
      slug: { current },
      file: { asset: { _ref: 'file-abc-mp4' } },
      width: 1,
      height: 1,
      seconds: 4,
      publishedAt: '2026-01-01',
      ...rest,
    });
  const playlist = (...ids: readonly string[]) =>
    of('playlist', 'lessons', { videos: ids.map(_ref => ({ _ref })) });

  it('finds a video by its corrected slug, and shows a playlist without a broken one', async () => {
    const { videos } = await contentOf([
      video('first', 'My Video'),
      video('second', 'second', { title: '' }),
      playlist('first', 'second'),
    ]);
    expect(videos.playlists).toMatchObject([{ slug: 'lessons', videoSlugs: ['my-video'] }]);
  });

  it('names a playlist of which no video can be shown', async () => {
    const { videos, messages } = await contentOf([
      video('first', 'first', { title: '' }),
      playlist('first'),
    ]);
    expect(videos.playlists).toEqual([]);
    expect(messages).toContain(
      'Document lessons, field videos: the playlist "lessons" is left out: none of its videos can be shown. Choose others, or correct them.',
    );
  });

  it('keeps the first of two cards for a product, and names the second', async () => {
    const card = (id: string, language = 'en-us') =>
      of('supportCard', id, { slug: undefined, productSlug: 'cap', modelNumber: id }, language);
    const twice = await contentOf([card('a'), card('b')]);
    expect(twice.support.cards).toMatchObject([{ modelNumber: 'a' }]);
    expect(twice.messages).toContain(
      'Document b, field productSlug: a is for the same product "cap" in the same language. Unpublish one, or choose another product.',
    );
    const own = await contentOf([card('a'), card('b', 'en-ca')]);
    expect(own.support.cards).toMatchObject([{ modelNumber: 'b' }]);
    expect(own.messages.join()).not.toContain('same product');
  });
});

describe('wordings', () => {
  const wording = (_id: string, rest: object) => ({ _id, _type: 'localizationString', ...rest });
  const value = (language: string, text: string) => ({ _key: text, language, value: text });

  it('reports the second of two for the same group, key and language', async () => {
    const { strings, messages } = await contentOf([
      wording('a', { group: 'cart', key: 'title', values: [value('en-us', 'First')] }),
      wording('b', { group: 'cart', key: 'title', values: [value('en-us', 'Second')] }),
      wording('c', { group: 'cart', key: 'x', values: [value('en-us', '1'), value('en-us', '2')] }),
    ]);
    expect(strings.map(string => string.value)).toEqual(['First', '1']);
    expect(messages).toEqual(
      expect.arrayContaining([
        'Document b, field values: a has the group "cart", the key "title" and a value in "en-us", too: only the first one is shown. Remove the other.',
        'Document c, field values: it has two values in "en-us": only the first one is shown. Remove the other.',
      ]),
    );
  });

  it('reports languages that the shop does not have', async () => {
    const values = [value('en_US', 'a'), value('klingon', 'b'), value('de-de', 'c')];
    const { strings, messages } = await contentOf([
      wording('a', { group: 'cart', key: 'title', values }),
    ]);
    expect(strings).toEqual([]);
    expect(messages.filter(message => message.startsWith('Document a'))).toEqual([
      'Document a, field values[0].language: "en_US" is not a language of the shop, so no page shows these words. Write it as "en-us".',
      'Document a, field values[1].language: "klingon" is not a language of the shop, so no page shows these words. Choose one of the list.',
    ]);
  });

  it('takes blank words for none, and leaves out one without a group or a key', async () => {
    const { strings, messages } = await contentOf([
      wording('a', {
        group: 'cart',
        key: 'a',
        values: [value('en-us', ' ')],
        placeholder: 'Sample',
      }),
      wording('b', { key: 'b', values: [value('en-us', 'x')] }),
      wording('c', { group: 'cart', values: [value('en-us', 'x')] }),
    ]);
    expect(strings).toEqual([
      { namespace: 'cart', key: 'a', value: 'Sample', isPlaceholder: true },
    ]);
    expect(messages.join()).toContain('Document b, field group: it is empty.');
    expect(messages.join()).toContain('Document c, field key: it is empty.');
  });
});
