import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { stop } from './set-up.mjs';

export const SANDBOX_FILE = '.env.sandbox';

/**
 * The sandbox settings of the brand that the variable BRAND names, and of Larkfield without it.
 * @param {NodeJS.ProcessEnv} env
 */
export const sandboxFileOf = ({ BRAND: brand = 'larkfield' }) =>
  brand === 'larkfield' ? SANDBOX_FILE : `${SANDBOX_FILE}.${brand}`;

/** Brands that have sandbox settings here. */
export const sandboxBrands = () =>
  readdirSync('.')
    .filter(file => file.startsWith(SANDBOX_FILE))
    .map(file => file.slice(SANDBOX_FILE.length + 1) || 'larkfield');

/** @param {string} file */
const isFile = file => existsSync(file) && statSync(file).isFile();

/**
 * The settings file of a run: the requested one, else the sandbox's of the variable BRAND, else the
 * usual one.
 * @param {string | undefined} requested
 * @param {string} [usual] `.env` if there is one, else the sandbox's of the first brand.
 */
export const chooseEnvFile = (requested, usual = existsSync('.env') ? '.env' : SANDBOX_FILE) => {
  if (requested !== undefined) {
    if (!isFile(requested)) stop(`There is no file "${requested}": give --env an existing file.`);
    return requested;
  }
  const { BRAND: brand } = process.env;
  if (brand) {
    const file = sandboxFileOf({ BRAND: brand });
    if (!isFile(file)) stop(`BRAND is "${brand}": use one of ${sandboxBrands().join(', ')}.`);
    return file;
  }
  return usual;
};

/** Whether every other byte is empty, as Notepad's "Unicode" and PowerShell's ">" write it. @param {Buffer} bytes */
const isUtf16 = bytes =>
  ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2)) || bytes.subarray(0, 100).includes(0);

/**
 * The text of a settings file; stops at one whose settings would all be missing.
 * @param {string} file
 */
export const readEnvText = file => {
  const bytes = readFileSync(file);
  if (isUtf16(bytes)) {
    stop(`${file} is saved as UTF-16, which cannot be read: save it as UTF-8 and run this again.`);
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
};

/**
 * Its settings, with those of the environment on top; SETTINGS_FILE is its name, for messages.
 * @param {string} file
 * @returns {NodeJS.ProcessEnv}
 */
export const readEnvFile = file => ({
  ...parseEnv(readEnvText(file)),
  ...process.env,
  SETTINGS_FILE: file,
});

/** @param {NodeJS.ProcessEnv} env @returns {URL[]} */
const origins = env =>
  ['GATSBY_STORE_US_ORIGIN', 'GATSBY_STORE_CA_ORIGIN', 'CONTENT_API_ORIGIN'].flatMap(name =>
    URL.canParse(env[name] ?? '') ? [new URL(env[name] ?? '')] : [],
  );

/** Whether the settings speak to the embedded sandbox. @param {NodeJS.ProcessEnv} env */
export const isSandboxEnv = env => origins(env).some(({ hostname }) => hostname === '127.0.0.1');

/**
 * Whether search is the sandbox's: only its indexes may be written without being asked.
 * @param {NodeJS.ProcessEnv} env
 */
export const usesSandboxSearch = env => {
  const origin = env.GATSBY_SEARCH_ORIGIN ?? '';
  return URL.canParse(origin) && new URL(origin).hostname === '127.0.0.1';
};

/** Ports of this machine that the settings name. @param {NodeJS.ProcessEnv} env */
export const sandboxPorts = env =>
  origins(env)
    .filter(({ hostname }) => hostname === '127.0.0.1')
    .map(({ port }) => Number(port));
