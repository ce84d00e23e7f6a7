import { watchFile } from 'node:fs';
import { ended, startNode } from './children.mjs';

const COMMAND = ['--import', 'tsx', 'scripts/search-index/main.ts', '--env'];
/** Written last by the build. */
const LAST_FILE = '.host/search/origin.json';
const INTERVAL_MS = 500;

/**
 * Updates the sandbox's search indexes from the last build; reports a failure.
 * @param {string} envFile
 * @param {NodeJS.ProcessEnv} env
 */
export const fillSearch = async (envFile, env) => {
  const code = await ended(startNode([...COMMAND, envFile], { env, quiet: true }));
  if (code !== 0) {
    console.error('The search of the shop is not up to date: the message above says why.');
  }
};

/**
 * Does the same after every build with new records, as long as this process runs.
 * @param {string} envFile
 * @param {NodeJS.ProcessEnv} env
 */
export const followRecords = (envFile, env) => {
  let work = Promise.resolve();
  watchFile(LAST_FILE, { interval: INTERVAL_MS }, ({ mtimeMs }) => {
    if (mtimeMs > 0) work = work.then(() => fillSearch(envFile, env));
  });
};
