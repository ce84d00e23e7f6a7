import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localesOf } from '~/src/config/locales';
import { parseSettings, type Settings } from '~/src/config/settings/settings';
import { freshSandbox } from '~/src/gateways/testing/fresh-sandbox';
import { checkSource } from './check-source';
import { readCatalogue } from './read-catalogue';
import { readContent, type ContentOf } from './read-content';

let sandbox: Awaited<ReturnType<typeof freshSandbox>>;
let settings: Settings;
let contentOf: ContentOf;

beforeAll(async () => {
  sandbox = await freshSandbox();
  settings = parseSettings({
    ...parseEnv(readFileSync('.env.sandbox.pawmere', 'utf8')),
    GATSBY_STORE_US_ORIGIN: sandbox.urlOf('commerce-pawmere-us'),
    GATSBY_STORE_CA_ORIGIN: sandbox.urlOf('commerce-pawmere-ca'),
    CONTENT_API_ORIGIN: sandbox.urlOf('content'),
    GATSBY_CONTENT_IMAGE_ORIGIN: sandbox.urlOf('content'),
  });
  contentOf = await readContent(settings);
}, 60_000);
afterAll(() => sandbox.stop());

it.each(BRANDS.pawmere.localeIds)(
  'gives %s its own prices, pages, collections and posts',
  async id => {
    const locale = localesOf(settings.brand).find(each => each.id === id);
    if (!locale) throw new Error(`no locale ${id}`);
    const { content, problems } = contentOf(locale);
    const catalogue = await readCatalogue(settings, locale);
    expect(problems).toEqual([]);
    expect(checkSource({ locale, content, catalogue }, settings.brand).errors).toEqual([]);
    const prices = catalogue.products.map(({ card }) => card.priceMin);
    expect(prices.length).toBeGreaterThanOrEqual(10);
    expect(prices.filter(({ currency }) => currency !== locale.currency)).toEqual([]);
    expect(content.pages.map(({ path }) => path)).toContain('/');
    expect(content.articles.posts.length).toBeGreaterThanOrEqual(2);
  },
);

it('reads a Belgian page in French and a Swiss one in German', () => {
  const titleIn = (id: string) => {
    const locale = localesOf(settings.brand).find(each => each.id === id);
    return locale && contentOf(locale).content.pages.find(({ path }) => path === '/about')?.title;
  };
  expect([titleIn('fr-be'), titleIn('de-ch')]).toEqual(['Notre histoire', 'Unsere Geschichte']);
});
