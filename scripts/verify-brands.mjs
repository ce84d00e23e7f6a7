// `npm run verify:brands`: builds every brand, audits its pages, buys in it in Chromium, and
// checks the accessibility of its pages with axe. `-- kitwell` takes one brand, `-- --every-page` all of its pages in
// place of one of each template and language. Each brand is built in `.brands/<id>`, so that this folder
// keeps its build.
import { BRANDS, runBrand } from './verify/brand-steps.mjs';
import { stop } from './lib/set-up.mjs';

const given = process.argv.slice(2);
const isEveryPage = given.includes('--every-page');
const wanted = given.filter(each => each !== '--every-page');
const unknown = wanted.filter(each => !BRANDS.includes(each));
if (unknown.length > 0) {
  stop(`There is no brand "${unknown.join('", "')}" to verify. Brands: ${BRANDS.join(', ')}.`);
}

/** @type {import('./verify/run-step.mjs').Result[]} */
const results = [];
for (const brand of BRANDS.filter(each => wanted.length === 0 || wanted.includes(each))) {
  results.push(...(await runBrand(brand, isEveryPage)));
}

console.log('');
for (const { name, passed, failed, seconds } of results) {
  const line = `${name.padEnd(28)} ${passed} passed, ${failed} failed (${seconds} s)`;
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${line}`);
}
/** @param {'passed' | 'failed' | 'skipped'} key */
const total = key => results.reduce((sum, result) => sum + result[key], 0);
const failed = total('failed') + total('skipped');
console.log(`${total('passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
