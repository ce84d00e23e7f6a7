import { describe, expect, it } from 'vitest';
import { ok } from '~/src/domain/data/result';
import { createContentGateway, describeProblem } from './content-gateway';
import { linkTo, contentSource } from './content.fixture';
import { localizedVersions } from './localized';

const page = (slug: string, language: string, more: object = {}) => ({
  _id: `${slug}-${language}`,
  _type: 'page',
  language,
  title: `${slug} ${language}`,
  slug: { current: slug },
  ...more,
});

const LINK = { link: { label: 'Go', link: linkTo('colors-en-us') } };
const linked = { modules: [{ ...LINK, _type: 'bannerModule', heading: 'Go' }] };
const pages = [
  page('colors', 'en-us'),
  page('colours', 'en-ca'),
  page('about', 'en-us'),
  page('about', 'en-ca'),
  page('home', 'en-us', linked),
];

/** The site of a locale, where the two pages about colors are said to be translations. */
const contentIn = async (localeId: string, metadata: readonly object[]) => {
  const targets = pages.map(({ _id, slug }) => ({ _id, _type: 'page', slug: slug.current }));
  const gateway = createContentGateway({
    ...contentSource,
    query: async groq => {
      if (groq.includes('translation.metadata')) return ok(metadata);
      return ok(groq.includes('coalesce') ? targets : pages);
    },
  });
  const snapshot = await gateway.read();
  if (!snapshot.ok) throw new Error(snapshot.error.message);
  return snapshot.value.forLocale(localeId, ['en-us']);
};

const COLOURS = { _id: 'colours-of-all', documents: ['colors-en-us', 'colours-en-ca'] };
const slugsOf = ({ pages: read }: Awaited<ReturnType<typeof contentIn>>) =>
  read.map(({ slug }) => slug);

describe('translations', () => {
  it('replace each other, whatever their slugs', async () => {
    expect(slugsOf(await contentIn('en-ca', [COLOURS]))).toEqual(['colours', 'about', 'home']);
    expect(slugsOf(await contentIn('en-us', [COLOURS]))).toEqual(['colors', 'about', 'home']);
  });

  it('are matched by slug without metadata', async () => {
    expect(slugsOf(await contentIn('en-ca', []))).toEqual(['colors', 'colours', 'about', 'home']);
  });

  it('replace the settings and the navigation of another locale, which have no slug', async () => {
    const documents = [
      { _id: 'states', _type: 'siteSettings', language: 'en-us' },
      { _id: 'canada', _type: 'siteSettings', language: 'en-ca' },
    ];
    const versions = localizedVersions(
      { documents, translations: new Map() },
      'siteSettings',
      { localeId: 'en-ca', fallbackIds: ['en-us'] },
      () => undefined,
    );
    expect(versions.map(each => each.map(({ _id }) => _id))).toEqual([['canada', 'states']]);
  });

  it('are in different languages, or the second is reported', async () => {
    const group = { _id: 'mixed', documents: ['colors-en-us', 'about-en-us'] };
    const { problems } = await contentIn('en-us', [group]);
    expect(problems.map(describeProblem)).toContain(
      'Document about-en-us, field language: colors-en-us is in the same language and named by the same translation.metadata, mixed. Remove one of the two from it.',
    );
  });

  it('have the same id in every locale', async () => {
    const canada = await contentIn('en-ca', [COLOURS]);
    const states = await contentIn('en-us', [COLOURS]);
    expect([...canada.translations]).toEqual([['page colours', 'colours-of-all']]);
    expect([...states.translations]).toEqual([['page colors', 'colours-of-all']]);
  });

  it('are the target of a link to any of them', async () => {
    const hrefIn = async (localeId: string) =>
      JSON.stringify((await contentIn(localeId, [COLOURS])).pages.at(-1)?.modules);
    expect(await hrefIn('en-ca')).toContain('"/colours"');
    expect(await hrefIn('en-us')).toContain('"/colors"');
  });
});
