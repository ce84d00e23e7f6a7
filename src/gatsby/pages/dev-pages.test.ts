import { expect, it, vi } from 'vitest';
import type { Settings } from '~/src/config/settings/settings';
import { BRANDS } from '~/src/config/testing/brands';
import { createDevPages } from './dev-pages';

const make = (mode: string | undefined) => {
  const createPage = vi.fn();
  const args = { actions: { createPage }, getNodesByType: () => [] };
  createDevPages(
    args as unknown as Parameters<typeof createDevPages>[0],
    { brand: BRANDS.larkfield } as Settings,
    mode,
  );
  return createPage;
};

it.each(['production', 'test', undefined])('makes no page in mode %s', mode => {
  expect(make(mode)).not.toHaveBeenCalled();
});

it('makes the page of components for development', () => {
  expect(make('development')).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/dev/components' }),
  );
});
