import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Copies the project without the files that git ignores, and links its packages. @param {string}
 * folder
 */
export const copyTree = folder => {
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).stdout.split('\n');
  for (const file of files) {
    if (file !== '' && existsSync(file)) cpSync(file, join(folder, file), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
};
