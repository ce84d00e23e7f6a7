import { expect, it, vi } from 'vitest';
import { localeById } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import { BRANDS } from '~/src/config/testing/brands';
import { ok } from '~/src/domain/data/result';
import * as gateway from '~/src/gateways/sanity/content-gateway';
import { readContent } from './read-content';

const { createContentGateway } = gateway;

/** What stops a build whose content system has these documents. */
const errorOf = async (documents: readonly object[]): Promise<string> => {
  vi.spyOn(gateway, 'createContentGateway').mockImplementation(config =>
    createContentGateway({
      ...config,
      query: async groq => ok(groq.includes('$types') ? documents : []),
    }),
  );
  const brand = BRANDS.larkfield;
  const content = { projectId: 'p', dataset: 'd', apiOrigin: null, imageOrigin: 'https://i' };
  const contentOf = await readContent({ brand, content } as unknown as Settings);
  try {
    contentOf(localeById('en-us', brand));
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

vi.mock(import('~/src/gateways/sanity/content-gateway'), async original => ({
  ...(await original()),
}));

const settings = { _id: 's', _type: 'siteSettings', defaultTitle: 'T', defaultDescription: 'D' };

it('stops a build without settings or navigation', async () => {
  expect(await errorOf([settings])).toBe(
    'The content system has no navigation document for larkfield in en-us: publish one whose field "site" is "larkfield".',
  );
});

it('says why the settings or the navigation of a brand cannot be shown', async () => {
  expect(await errorOf([{ ...settings, defaultTitle: '' }])).toBe(
    'The content system has no siteSettings document for larkfield in en-us that can be shown. Document s, field defaultTitle: it is empty. Fill it in, or remove what it belongs to.',
  );
});
