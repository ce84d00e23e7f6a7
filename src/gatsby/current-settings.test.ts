import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';

const sandbox = parseEnv(readFileSync('.env.sandbox', 'utf8'));

const settingsOf = async (changes: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries({ ...sandbox, ...changes })) vi.stubEnv(name, value);
  vi.resetModules();
  const { currentSettings } = await import('./current-settings');
  return currentSettings();
};

afterEach(() => vi.unstubAllEnvs());

it('passes tidy values on to the bundler, which reads the environment', async () => {
  const settings = await settingsOf({
    GATSBY_SITE_URL: ' http://localhost:8000/ ',
    GATSBY_OPT_OUT_LOCALES: 'en-us, en-ca',
  });
  expect(settings.siteUrl).toBe('http://localhost:8000');
  expect(process.env.GATSBY_SITE_URL).toBe('http://localhost:8000');
  expect(process.env.GATSBY_OPT_OUT_LOCALES).toBe('en-us,en-ca');
});

it('stops the build with the problem of a setting', async () => {
  const read = settingsOf({ GATSBY_SITE_URL: 'https:/shop.example' });
  await expect(read).rejects.toThrow(/GATSBY_SITE_URL is "https:\/shop\.example": exactly two/);
});
