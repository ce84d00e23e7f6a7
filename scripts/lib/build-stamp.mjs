// Whether the last build is up to date.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = join('.host', 'build-stamp.json');

/** Folders whose files affect the build; the audit in `scripts` may stop it. */
export const INPUT_FOLDERS = [
  'forms-gateway',
  'hosting',
  'locales',
  'openapi',
  'redirects',
  'sandbox',
  'seed',
  'scripts',
  'src',
  'static',
];

/** Files that affect the build, besides the settings file. */
export const INPUT_FILES = [
  '.browserslistrc',
  'babel.config.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'postcss.config.js',
  'package-lock.json',
  'tsconfig.json',
];
/** Settings of the environment that a build reads. */
export const SETTING_NAME = /^(GATSBY|CONTENT|PORTAL|SANDBOX|SCRIPT|STARTUP)_/;

const SKIPPED = /\.test\.tsx?$|gatsby-types\.d\.ts$/;

/** @param {string} folder @returns {string[]} */
const filesBelow = folder =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesBelow(path) : [path];
      })
    : [];

/**
 * A hash of everything that a build is made from.
 * @param {string} envFile
 * @param {NodeJS.ProcessEnv} env
 */
export const hashInputs = (envFile, env) => {
  const hash = createHash('sha256').update(process.versions.node);
  const files = [...INPUT_FILES, envFile, ...INPUT_FOLDERS.flatMap(filesBelow)]
    .filter(file => existsSync(file) && statSync(file).isFile() && !SKIPPED.test(file))
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  for (const name of Object.keys(env).sort()) {
    if (SETTING_NAME.test(name)) hash.update(`\0${name}=${env[name]}`);
  }
  return hash.digest('hex');
};

const OUTPUT = [
  join('public', 'index.html'),
  join('public', 'page-data', 'app-data.json'),
  join('.host', 'manifest.json'),
];
const hasOutput = () => OUTPUT.every(file => existsSync(file));

/** The inputs of the last build; null if that is not known, or no build finished. */
const stampedInputs = () => {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))?.inputs ?? null;
  } catch {
    return null;
  }
};

/** @param {string} inputs */
export const isBuilt = inputs => hasOutput() && stampedInputs() === inputs;

export const hasBuild = () => hasOutput();

/** Deletes the stamp while a build runs, so that a failed build is repeated. */
export const clearStamp = () => writeStamp('');

/** @param {string} inputs */
export const writeStamp = inputs => {
  mkdirSync('.host', { recursive: true });
  writeFileSync(STAMP, `${JSON.stringify({ inputs })}\n`);
};
