// Follows docs/add-a-brand.md in a copy of the project: adds the data of a fifth brand, runs the commands of the
// guide, builds the brand and looks at what was built. The build of this folder stays as it is.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from '../lib/copy-tree.mjs';
import { addData } from './add-data.mjs';
import { guideCommands } from './brand-guide.mjs';
import { outputProblems } from './brand-output.mjs';

const BRAND = 'finchmoor';
const DATA = 'scripts/verify/fifth-brand';

/** @param {string} folder @param {string} command */
const run = (folder, command) => {
  const { status } = spawnSync(command, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, BRAND: undefined },
  });
  if (status !== 0) throw new Error(`"${command}" failed for ${BRAND}.`);
};

/** @param {string} folder @param {string} page @param {RegExp} expected @returns {readonly string[]} */
const pageProblems = (folder, page, expected) => {
  const file = join(folder, 'public', page);
  if (!existsSync(file)) return [`${page} of ${BRAND} was not built.`];
  return expected.test(readFileSync(file, 'utf8')) ? [] : [`${page} does not show ${expected}.`];
};

/** The color that its style sheet calls `--strong`. @param {string} folder @returns {readonly string[]} */
const colorProblems = folder => {
  const [, color = ''] =
    /--strong: (#\w+)/.exec(
      readFileSync(join(DATA, 'src/ui/styles/brands', `${BRAND}.css`), 'utf8'),
    ) ?? [];
  const output = join(folder, 'public');
  const styles = readdirSync(output).filter(name => /\.(css|html)$/.test(name));
  const isThere = styles.some(name => readFileSync(join(output, name), 'utf8').includes(color));
  return color !== '' && isThere ? [] : [`No style sheet of ${BRAND} has its color "${color}".`];
};

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
try {
  copyTree(folder);
  addData(DATA, folder);
  for (const command of guideCommands(BRAND)) run(folder, command);
  run(folder, `node scripts/build.mjs --env .env.sandbox.${BRAND}`);
  const problems = [
    ...pageProblems(folder, 'index.html', /<title[^>]*>[^<]*Finchmoor/),
    ...pageProblems(folder, 'en-ca/index.html', /lang="en-CA"/i),
    ...pageProblems(folder, 'about/index.html', /It began with a setter/),
    ...pageProblems(folder, 'products/hearthside-bed/index.html', /\$94\.95/),
    ...pageProblems(folder, 'en-ca/products/hearthside-bed/index.html', /\$124\.95/),
    ...colorProblems(folder),
    ...outputProblems(folder, BRAND),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${BRAND} builds from its data alone.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
