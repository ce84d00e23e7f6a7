import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs, INPUT_FILES, INPUT_FOLDERS, SETTING_NAME } from './build-stamp.mjs';

/** Folders that no build reads, and why. A settings file is an input of the build that uses it. */
const NO_INPUTS: Readonly<Record<string, string>> = {
  '.ci': 'starts the tests',
  '.dependency-cruiser.cjs': 'read by the check of layers',
  '.dependency-cruiser.indirect.cjs': 'read by the check of layers',
  '.editorconfig': 'read by editors',
  '.env.example': 'a settings file',
  '.env.sandbox': 'a settings file',
  '.env.sandbox.kitwell': 'a settings file',
  '.env.sandbox.pawmere': 'a settings file',
  '.env.sandbox.trailhound': 'a settings file',
  '.gitignore': 'read by git',
  '.npmrc': 'what npm installs is in the lock file',
  '.nvmrc': 'the version of Node is hashed itself',
  '.prettierignore': 'read by the formatter',
  '.prettierrc.json': 'read by the formatter',
  'README.md': 'read by people',
  bench: 'measures a build',
  docs: 'read by people',
  e2e: 'tests a build',
  'eslint.config.mjs': 'read by the linter',
  'knip.json': 'read by the check of dead code',
  'netlify.toml': 'tells Netlify which command builds',
  'playwright.config.ts': 'read by the browser tests',
  studio: 'where editors write; the build reads their documents',
  'vitest.config.ts': 'read by the tests',
};

const inputs = [...INPUT_FILES, ...INPUT_FOLDERS];

describe('build inputs', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const root = [...new Set(tracked.map(file => file.replace(/\/.*$/, '')))];

  it.each(root)('tell whether %s is one', entry => {
    expect([inputs.includes(entry), entry in NO_INPUTS].filter(Boolean)).toHaveLength(1);
  });

  it('name no file that does not exist', () => {
    expect([...inputs, ...Object.keys(NO_INPUTS)].filter(entry => !root.includes(entry))).toEqual(
      [],
    );
  });

  it('import nothing from a folder that is not an input', () => {
    const importing = tracked.filter(file =>
      /^(src|scripts\/(audit|lib)|redirects|gatsby-[^/]*)/.test(file),
    );
    const others = /from '(?:~\/|(?:\.\.\/)+)(?:bench|e2e)\//;
    expect(importing.filter(file => others.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('include every setting of .env.example, but for those of other commands', () => {
    const names = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter(name => !SETTING_NAME.test(name))).toEqual([
      'CAPTCHA_SECRET_KEY',
      'KLAVIYO_PRIVATE_KEY',
      'LEADS_WEBHOOK_URL',
      'SEARCH_ADMIN_KEY',
    ]);
  });
});

describe('hashInputs', () => {
  const home = process.cwd();
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stamp-'));
    process.chdir(folder);
    writeFileSync('.env.shop', 'GATSBY_BRAND=larkfield');
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  const hash = (env: NodeJS.ProcessEnv = {}) => hashInputs('.env.shop', env);

  it.each([...INPUT_FILES, '.env.shop', ...INPUT_FOLDERS.map(name => `${name}/deep/file.ts`)])(
    'changes with %s',
    file => {
      const before = hash();
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'changed');
      expect(hash()).not.toBe(before);
    },
  );

  it.each(['seed/catalogue/variants.csv', 'seed/content/larkfield/blog/a-post.md'])(
    'changes with data such as %s',
    file => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'one');
      const before = hash();
      writeFileSync(file, 'other');
      expect(hash()).not.toBe(before);
    },
  );

  it('changes with a setting, and with no other variable or test', () => {
    expect(hash({ GATSBY_BRAND: 'pawmere' })).not.toBe(hash());
    mkdirSync('src');
    const before = hash();
    writeFileSync('src/a.test.ts', 'changed');
    expect(hash({ HOME: '/root' })).toBe(before);
  });
});
