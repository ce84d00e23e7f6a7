import { describe, expect, it } from 'vitest';
import { missingPackages } from './packages.mjs';

const ALL = { browser: true, headlessBrowser: true, nginx: true, engines: true };

describe('packages for the checks', () => {
  it('are none where everything is installed', () => {
    expect(missingPackages(ALL)).toEqual([]);
  });

  it('are those of what is missing, the engines together', () => {
    expect(missingPackages({ ...ALL, nginx: false, engines: false })).toEqual([
      ['nginx'],
      ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
    ]);
  });

  it('are two browsers where there is none', () => {
    expect(missingPackages({ ...ALL, browser: false, headlessBrowser: false })).toEqual([
      ['chromium'],
      ['chromium-headless-shell'],
    ]);
  });
});
