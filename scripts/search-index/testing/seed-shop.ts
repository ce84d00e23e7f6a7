import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { liteClient } from 'algoliasearch/lite';
import { textFallbacks } from '~/src/config/locale-fallbacks';
import { localesOf } from '~/src/config/locales';
import { parseSettings, type Settings } from '~/src/config/settings/settings';
import { searchRecords, writeSearchRecords } from '~/src/gatsby/search/write-search-records';
import { readCatalogue } from '~/src/gatsby/sourcing/read-catalogue';
import { readContent } from '~/src/gatsby/sourcing/read-content';
import { stringsOf } from '~/src/gatsby/sourcing/strings';
import { freshSandbox } from '~/src/gateways/testing/fresh-sandbox';

/** The fence brand's shop as a build finds it in a fresh sandbox: its records lie in `folder`. */
export const startSeedShop = async () => {
  const sandbox = await freshSandbox();
  const settings: Settings = parseSettings({
    ...parseEnv(readFileSync('.env.sandbox', 'utf8')),
    GATSBY_STORE_US_ORIGIN: sandbox.urlOf('commerce-larkfield-us'),
    GATSBY_STORE_CA_ORIGIN: sandbox.urlOf('commerce-larkfield-ca'),
    CONTENT_API_ORIGIN: sandbox.urlOf('content'),
    GATSBY_CONTENT_IMAGE_ORIGIN: sandbox.urlOf('content'),
    GATSBY_SEARCH_ORIGIN: sandbox.urlOf('search'),
  });
  const contentOf = await readContent(settings);
  const records = [];
  for (const locale of localesOf(settings.brand)) {
    const { content } = contentOf(locale);
    const source = { locale, content, catalogue: await readCatalogue(settings, locale) };
    const strings = stringsOf('locales', locale.id, textFallbacks(locale.id), content.strings);
    records.push(searchRecords(source, settings.brand, strings));
  }
  const folder = mkdtempSync(join(tmpdir(), 'search-records-'));
  writeSearchRecords(records, settings, folder);
  const { appId, apiKey, origin } = settings.search;
  const { host } = new URL(origin ?? '');
  return {
    settings,
    folder,
    urlOf: sandbox.urlOf,
    client: liteClient(appId, apiKey, {
      hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
    }),
    stop: () => {
      sandbox.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
