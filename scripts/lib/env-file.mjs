import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { stop } from './set-up.mjs';

const SANDBOX_FILE = '.env.sandbox';

/**
 * The sandbox settings of the brand that the variable BRAND names, and of Larkfield without it.
 * @param {NodeJS.ProcessEnv} env
 */
export const sandboxFileOf = ({ BRAND: brand = 'larkfield' }) =>
  brand === 'larkfield' ? SANDBOX_FILE : `${SANDBOX_FILE}.${brand}`;

/**
 * The settings file of a run: the requested one, else the sandbox's of the variable BRAND, else `.env`,
 * else the sandbox's.
 * @param {string | undefined} requested
 */
export const chooseEnvFile = requested => {
  const wanted = requested ?? (process.env.BRAND ? sandboxFileOf(process.env) : undefined);
  if (wanted !== undefined) {
    if (!existsSync(wanted)) stop(`There is no file ${wanted}: give --env an existing file.`);
    return wanted;
  }
  return existsSync('.env') ? '.env' : SANDBOX_FILE;
};

/**
 * Its settings, with those of the environment on top.
 * @param {string} file
 * @returns {NodeJS.ProcessEnv}
 */
export const readEnvFile = file => ({ ...parseEnv(readFileSync(file, 'utf8')), ...process.env });

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
