import type { SourceNodesArgs } from 'gatsby';
import { join } from 'node:path';
import { textFallbacks } from '~/src/config/locale-fallbacks';
import { localesOf } from '~/src/config/locales';
import type { Settings } from '~/src/config/settings/settings';
import { BuildError } from '../build-error';
import {
  searchRecords,
  writeSearchRecords,
  type RecordsByIndex,
} from '../search/write-search-records';
import { checkSource, describeUnknownReference, type UnknownReference } from './check-source';
import { nodeWriter } from './node-writer';
import { noticeReporter } from './notices';
import { readContent } from './read-content';
import { readCatalogue } from './read-catalogue';
import { stringsOf } from './strings';
import { withoutTakenPaths } from './taken-paths';
import { writeArticles } from './write-articles';
import { writeCatalogue } from './write-catalogue';
import { writeContent, writeFinders, writeStrings } from './write-content';
import { readDealers, writeDealers } from './write-dealers';
import { writeSupport } from './write-support';

/** Writes everything that the vendors hold for the brand's locales as nodes. */
export const sourceAllNodes = async (
  { actions, createContentDigest, reporter }: SourceNodesArgs,
  settings: Settings,
): Promise<void> => {
  const write = nodeWriter(actions, createContentDigest);
  const errors: string[] = [];
  const records: RecordsByIndex[] = [];
  const unknown: UnknownReference[] = [];
  const known = { product: new Set<string>(), collection: new Set<string>() };
  const contentOf = await readContent(settings);
  const listed = settings.brand.hasDealers ? await readDealers(settings) : null;
  const dealers = listed?.dealers ?? [];
  const reportNotices = noticeReporter(reporter);
  reportNotices(listed?.problems ?? []);
  for (const locale of localesOf(settings.brand)) {
    const { content: published, problems, unreadable } = contentOf(locale);
    const notices = [...problems];
    const note = (problem: string): void => void notices.push(problem);
    const catalogue = await readCatalogue(settings, locale, note);
    const taken = withoutTakenPaths({ locale, content: published, catalogue }, settings.brand);
    const { content } = taken;
    const source = { locale, content, catalogue };
    const findings = checkSource(source, settings.brand, unreadable);
    const folder = join(process.cwd(), 'locales');
    const strings = stringsOf(folder, locale.id, textFallbacks(locale.id), content.strings, note);
    reportNotices([...notices, ...taken.problems, ...findings.problems]);
    records.push(searchRecords(source, settings.brand, strings));
    errors.push(...findings.errors);
    unknown.push(...findings.unknown);
    for (const { product } of source.catalogue.products) known.product.add(product.handle);
    for (const { handle } of source.catalogue.collections) known.collection.add(handle);
    await writeCatalogue(source, write);
    await writeContent(source, strings, write);
    await writeFinders(source, write);
    await writeArticles(source, write);
    await writeSupport(source, write);
    await writeDealers(locale, dealers, write);
    await writeStrings(locale, strings, write);
    reporter.info(
      `${locale.id}: ${source.catalogue.products.length} products, ${source.catalogue.collections.length} collections, ${source.content.pages.length} pages, ${source.content.reviews.length} reviews`,
    );
  }
  reportNotices(describeUnknownReference(unknown, known));
  if (errors.length > 0) throw new BuildError(errors.join('\n'));
  writeSearchRecords(records, settings);
};
