import { readFile, readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { checkBudgets, heaviest, readTemplateFiles, scriptSizes, weighPage } from './budgets';
import { readBuiltPages } from './built-page';
import { checkCanonicals } from './checks/head/canonicals';
import { checkDescriptions } from './checks/head/descriptions';
import { checkFeeds } from './checks/feeds';
import { checkHeadings } from './checks/head/headings';
import { checkHreflang } from './checks/head/hreflang';
import { checkImages } from './checks/images';
import { checkLinks } from './checks/links';
import { checkPolicies } from './checks/policies';
import { checkPreviews } from './checks/previews';
import { checkUnbuiltFeatures } from './checks/unbuilt-features';
import { checkScripts } from './checks/scripts';
import { checkSitemaps } from './checks/sitemaps';
import { checkSourceMaps } from './checks/source-maps';
import { checkSocial } from './checks/head/social';
import { checkStructuredData } from './checks/structured-data';
import { checkStyles } from './checks/styles';
import { checkTexts, textKeysOf } from './checks/texts';
import { checkTitles } from './checks/head/titles';
import { siteOf } from './head';
import type { Problem } from './problem';
import { readFeeds, readSitemaps } from './sitemaps-and-feeds';

const SHOWN = 20;

const filesBelow = async (root: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter(entry => entry.isFile())
      .map(entry => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
};

/** One text of each entry of a list of the host's manifest. */
const listed = (manifest: unknown, list: string, name: string): readonly string[] => {
  const entries: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, list) : null;
  if (!Array.isArray(entries)) throw new Error(`The host's manifest lists no ${list}.`);
  return entries.flatMap((each: unknown) => {
    const text: unknown =
      typeof each === 'object' && each !== null ? Reflect.get(each, name) : null;
    return typeof text === 'string' ? [text] : [];
  });
};

const main = async (): Promise<void> => {
  const root = resolve(process.argv[2] ?? 'public');
  const pages = await readBuiltPages(root);
  if (pages.length === 0) throw new Error(`No pages in ${root}: run "npm run build" first.`);
  const bytesOf = scriptSizes(root);
  const templates = await readTemplateFiles(root);
  const weights = await Promise.all(pages.map(page => weighPage(page, templates, bytesOf)));
  const manifest: unknown = JSON.parse(await readFile(resolve('.host/manifest.json'), 'utf8'));
  const site = siteOf(pages);
  const files = await filesBelow(root);
  const sitemaps = await readSitemaps(root, files, site.origin);
  const feeds = await readFeeds(root, files);
  const scripts = await Promise.all(
    templates.scripts.map(async path => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
  const sheets = await Promise.all(
    templates.sheets.map(async path => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
  const locale = resolve('locales/en-us');
  const texts = await Promise.all(
    (await readdir(locale)).map(
      async (file): Promise<unknown> => JSON.parse(await readFile(join(locale, file), 'utf8')),
    ),
  );
  const targets = {
    redirects: listed(manifest, 'redirects', 'from'),
    clientOnly: listed(manifest, 'clientOnly', 'path').map(path => path.replace(/\/[:*].*$/, '')),
    files,
  };

  const checks: readonly (readonly [string, readonly Problem[]])[] = [
    ['titles', checkTitles(pages)],
    ['descriptions', checkDescriptions(pages)],
    ['social metadata', checkSocial(pages)],
    ['canonical pages', checkCanonicals(pages, site)],
    ['alternates in other locales', checkHreflang(pages, site)],
    ['structured data', [...checkStructuredData(pages, site), ...checkScripts(scripts)]],
    ['sitemaps', checkSitemaps(pages, site, sitemaps)],
    ['feeds', checkFeeds(feeds, site)],
    ['headings', checkHeadings(pages)],
    ['images', checkImages(pages)],
    ['styles', checkStyles(pages, sheets)],
    [
      'texts',
      checkTexts(
        pages,
        texts.flatMap(each => textKeysOf(each)),
      ),
    ],
    ['links', checkLinks(pages, targets)],
    ['content security policy', checkPolicies(pages)],
    ['previews', checkPreviews(pages)],
    ['promises', checkUnbuiltFeatures(pages)],
    ['budgets', checkBudgets(weights)],
    ['source maps', await checkSourceMaps(root, files)],
  ];

  console.log(
    `template        pages        scripts   styles     html   (KB, gzip, the heaviest page)`,
  );
  for (const weight of heaviest(weights)) {
    const figures = [weight.scripts, weight.styles, weight.html]
      .map(bytes => (bytes / 1024).toFixed(1).padStart(9))
      .join('');
    console.log(`${weight.template.padEnd(15)} ${weight.page.padEnd(10)} ${figures}`);
  }
  for (const [name, problems] of checks) {
    console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const each of problems.slice(0, SHOWN)) console.log(`       ${each.page} ${each.message}`);
    if (problems.length > SHOWN) console.log(`       … and ${problems.length - SHOWN} more`);
  }
  const failed = checks.filter(([, problems]) => problems.length > 0).length;
  console.log(
    `audit: ${checks.length - failed} passed, ${failed} failed over ${pages.length} pages`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
