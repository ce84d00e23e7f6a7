import type { SourceNodesArgs } from 'gatsby';
import { join } from 'node:path';
import { defaultLocaleOf, localesOf } from '../../site/locales';
import type { Settings } from '../../site/settings';
import { BuildStop } from '../build-stop';
import { checkSource } from './check-source';
import { nodeWriter } from './node-writer';
import { readLocale } from './read-locale';
import { stringsOf } from './strings';
import { writeCatalogue } from './write-catalogue';
import { writeContent, writeStrings } from './write-content';

const NOTICES_SHOWN = 10;

const tell = (reporter: SourceNodesArgs['reporter'], notices: readonly string[]): void => {
  for (const notice of notices.slice(0, NOTICES_SHOWN)) reporter.warn(notice);
  const rest = notices.length - NOTICES_SHOWN;
  if (rest > 0) reporter.warn(`… and ${rest} more of these.`);
};

/** Everything that the vendors hold for the brand's locales, as nodes. */
export const sourceAllNodes = async (
  { actions, createContentDigest, reporter }: SourceNodesArgs,
  settings: Settings,
): Promise<void> => {
  const write = nodeWriter(actions, createContentDigest);
  const fallback = defaultLocaleOf(settings.brand);
  const faults: string[] = [];
  for (const locale of localesOf(settings.brand)) {
    const source = await readLocale(settings, locale);
    const findings = checkSource(source);
    faults.push(...findings.faults);
    tell(reporter, findings.notices);
    await writeCatalogue(source, write);
    await writeContent(source, write);
    const folder = join(process.cwd(), 'locales');
    const strings = stringsOf(folder, locale.id, fallback.id, source.content.strings);
    await writeStrings(locale, strings, write);
    reporter.info(
      `${locale.id}: ${source.catalogue.products.length} products, ${source.catalogue.collections.length} collections, ${source.content.pages.length} pages, ${source.content.reviews.length} reviews`,
    );
  }
  if (faults.length > 0) throw new BuildStop(faults.join('\n'));
};
