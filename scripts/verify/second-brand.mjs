// Builds another brand from its settings, in a copy of the tree, so that this brand's build is
// kept.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from '../lib/copy-tree.mjs';

const BRAND = 'pawmere';

/** @param {string} folder @param {string} page @param {RegExp} expected */
const expectPage = (folder, page, expected) => {
  const file = join(folder, 'public', page);
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (expected.test(html)) return true;
  console.error(
    `${page} of ${BRAND} ${html === '' ? 'was not built' : `does not show ${expected}`}.`,
  );
  return false;
};

/**
 * The brand has no dealers, so its scripts know nothing of consultations with them.
 * @param {string} folder @param {string} word
 */
const expectNoScript = (folder, word) => {
  const scripts = readdirSync(join(folder, 'public')).filter(name => name.endsWith('.js'));
  const found = scripts.filter(name =>
    readFileSync(join(folder, 'public', name), 'utf8').includes(word),
  );
  if (scripts.length > 0 && found.length === 0) return true;
  console.error(`Scripts of ${BRAND} hold "${word}": ${found.join(', ')}.`);
  return false;
};

/** What the brand lacks: dealers with consultations, the referral program, films and press. */
const LACKED = /^(ca\/)?(dealers|videos|press)(\/|$)/;
const LACKED_LINK =
  /href="\/(ca\/)?(dealers|videos|press|account\/(appointments|referral-program))["/?#]/;

/** @param {string} folder */
const expectNothingLacked = folder => {
  const files = readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter(
    name => /(^|\/)[^/]+\.html$/.test(name) && !name.startsWith('page-data'),
  );
  const wrong = [
    ...files.filter(name => LACKED.test(name.replace(/^page-data\//, ''))),
    ...pages.filter(name => LACKED_LINK.test(readFileSync(join(folder, 'public', name), 'utf8'))),
  ];
  if (pages.length > 0 && wrong.length === 0) return true;
  console.error(`${BRAND} holds or links what it lacks: ${wrong.slice(0, 10).join(', ')}.`);
  return false;
};

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
try {
  copyTree(folder);
  const { status } = spawnSync(
    process.execPath,
    ['scripts/build.mjs', '--env', `.env.sandbox.${BRAND}`],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const isRight =
    status === 0 &&
    [
      expectPage(folder, 'index.html', /<title[^>]*>[^<]*Pawmere/),
      expectPage(folder, 'ca/index.html', /lang="en-CA"/i),
      expectPage(folder, 'products/training-treats/index.html', /\$\d+\.\d\d/),
      expectPage(folder, 'ca/products/training-treats/index.html', /\$\d+\.\d\d/),
      // A code of the scheduler that only its gateway knows.
      expectNoScript(folder, 'slot-unavailable'),
      // Of the map of dealers.
      expectNoScript(folder, 'leaflet'),
      expectNothingLacked(folder),
    ].every(Boolean);
  if (isRight) console.log(`${BRAND} builds from its settings alone.`);
  process.exitCode = isRight ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
