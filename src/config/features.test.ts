import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FEATURES, type Feature } from './features';

const TEMPLATES: Readonly<Record<Feature, string>> = {
  search: 'search',
  dealerFinder: 'dealers',
  account: 'account',
};

it('promises the features whose pages the shop has, and no others', () => {
  const templates = join(__dirname, '../templates');
  const built = Object.entries(TEMPLATES).map(([feature, folder]) => [
    feature,
    existsSync(join(templates, folder)),
  ]);
  expect(FEATURES).toEqual(Object.fromEntries(built));
});
