import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './add-data.mjs';

const BRANDS = 'src/config/brands';

/** A code of the scheduler that only its gateway knows, and the library of the map of dealers. */
const DEALER_CODE = ['slot-unavailable', 'leaflet'];

/** @param {string} folder @param {string} id */
const profileOf = (folder, id) =>
  /** @type {{ name: string, hasDealers: boolean, hasReferralProgram: boolean }} */ (
    JSON.parse(readFileSync(join(folder, BRANDS, `${id}.json`), 'utf8'))
  );

/** The names and ids of the other brands. @param {string} folder @param {string} id */
const otherBrands = (folder, id) =>
  readdirSync(join(folder, BRANDS))
    .filter(file => file.endsWith('.json') && file !== `${id}.json`)
    .map(file => file.slice(0, -'.json'.length))
    .flatMap(other => [other, profileOf(folder, other).name.toLowerCase()]);

/**
 * What a build holds or links although its brand's data lacks it: pages for dealers, press releases or videos, the
 * code of dealers, and the names of other brands in scripts.
 * @param {string} folder the project that was built
 * @param {string} id of the brand
 * @returns {readonly string[]} a sentence for each
 */
export const outputProblems = (folder, id) => {
  const { hasDealers, hasReferralProgram } = profileOf(folder, id);
  /** @param {string} name */
  const hasContent = name => existsSync(join(folder, 'seed/content', id, name));
  const lacked = [
    ...(hasDealers ? [] : ['dealers', 'account/appointments']),
    ...(hasReferralProgram ? [] : ['account/referral-program']),
    ...(hasContent('press') ? [] : ['press']),
    ...(hasContent('playlists.json') ? [] : ['videos']),
  ];
  const locale = '(?:[a-z]{2}(?:-[a-z]{2})*/)?';
  const isLacked = new RegExp(`^(?:page-data/)?${locale}(?:${lacked.join('|')})(?:/|$)`);
  const leadsToLacked = new RegExp(`href="/${locale}(?:${lacked.join('|')})["/?#]`);
  const foreign = [...otherBrands(folder, id), ...(hasDealers ? [] : DEALER_CODE)];

  const output = join(folder, 'public');
  const files = existsSync(output) ? filesIn(output) : [];
  /** @param {string} file */
  const textOf = file => readFileSync(join(output, file), 'utf8');
  const pages = files.filter(file => /(^|\/)[^/]+\.html$/.test(file));
  const scripts = files.filter(file => file.endsWith('.js'));
  if (pages.length === 0 || scripts.length === 0) return [`${id} was not built.`];
  return [
    ...files
      .filter(file => lacked.length > 0 && isLacked.test(file))
      .map(file => `${id} has ${file}, for which it has no data.`),
    ...pages
      .filter(file => lacked.length > 0 && leadsToLacked.test(textOf(file)))
      .map(file => `${file} of ${id} leads to what the brand lacks.`),
    ...scripts.flatMap(file => {
      const script = textOf(file).toLowerCase();
      return foreign
        .filter(word => script.includes(word))
        .map(word => `The script ${file} of ${id} holds "${word}".`);
    }),
  ];
};
