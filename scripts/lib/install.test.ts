import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SET_UP = pathToFileURL('scripts/lib/set-up.mjs').href;
const WALL = 'npm warn ERESOLVE overriding peer dependency';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs in a fresh clone, with an npm that warns at length and ends with a code. */
const install = (code: number) => {
  const npm = `#!/bin/sh\necho "$@" > asked\necho "${WALL}" >&2\necho "code ENOTFOUND"\nexit ${code}\n`;
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  return spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await (await import('${SET_UP}')).ensureDependencies()`],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    },
  );
};

it('hides npm’s output and prints the time', () => {
  const { status, stdout, stderr } = install(0);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Installing packages.*\nThe packages are installed \(\d+ s\)\.\n$/);
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain('--loglevel=error');
  expect(existsSync(join(folder, 'node_modules', '.installed-lock'))).toBe(true);
});

it('shows all of npm’s output on failure', () => {
  const { status, stderr } = install(1);
  expect(status).toBe(1);
  expect(stderr).toContain(WALL);
  expect(stderr).toContain('code ENOTFOUND');
  expect(stderr).toContain('The packages could not be installed');
});
