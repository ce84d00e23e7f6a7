import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the first step of a build says of the sandbox's settings with some lines after them. */
const check = (lines: string, shell: NodeJS.ProcessEnv = {}) => {
  const file = join(folder, '.env');
  const text = `${readFileSync('.env.sandbox', 'utf8')}${lines}\n`;
  writeFileSync(file, text);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/lib/check-settings.ts'],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...parseEnv(text), ...shell, SETTINGS_FILE: file },
    },
  );
  return { status, stderr };
};

it('lets a build go on after a warning, and stops it at a problem', () => {
  expect(check('')).toEqual({ status: 0, stderr: '' });
  const warned = check('GATSBY_SERVCE_KEY=a');
  expect(warned.status).toBe(0);
  expect(warned.stderr).toMatch(/^Warning: GATSBY_SERVCE_KEY .*Did you mean GATSBY_SERVICE_ORIGIN/);
  const refused = check('GATSBY_GTM_ID=“GTM-A1”');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('GATSBY_GTM_ID contains a curly quotation mark');
  expect(refused.stderr).toMatch(/^Warning: GATSBY_GTM_ID is set in lines \d+ and \d+ of /);
});

it('says that the shell replaces a setting of the file, which may be right', () => {
  const { status, stderr } = check('', { GATSBY_SITE_URL: 'shop' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Note: The shell sets these differently from .*: GATSBY_SITE_URL\. Unset/,
  );
  expect(stderr).toContain('GATSBY_SITE_URL is "shop"');
});
