import { expect, it, vi } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { createAllRedirects } from './create-all-redirects';

const SETTINGS = {
  brand: BRANDS.larkfield,
  portals: { onboarding: 'https://onboarding.example', assets: 'https://assets.example' },
};

const redirectsOf = (
  pages: readonly string[],
  clientOnly: readonly string[],
  settings: Parameters<typeof createAllRedirects>[1] = SETTINGS,
) => {
  const createRedirect = vi.fn();
  const info = vi.fn();
  const args = { actions: { createRedirect }, reporter: { info }, getNode: () => undefined };
  const paths = { pages: new Set(pages), clientOnly: new Set(clientOnly) };
  createAllRedirects(args, settings, paths);
  return { createRedirect, missing: info.mock.calls.join() };
};

const OLD = '/account/videos/playlists';

it('leads to what a client-only page answers, in every locale', () => {
  const { createRedirect, missing } = redirectsOf(
    ['/', '/account', '/en-ca', '/en-ca/account'],
    ['/account', '/en-ca/account'],
  );
  for (const prefix of ['', '/en-ca']) {
    expect(createRedirect).toHaveBeenCalledWith(
      expect.objectContaining({
        fromPath: prefix + OLD,
        toPath: `${prefix}/account/videos`,
        statusCode: 302,
      }),
    );
  }
  expect(missing).not.toContain(OLD);
});

it('redirects to the home page in a shop without accounts, and reports it', () => {
  const { createRedirect, missing } = redirectsOf(['/', '/en-ca'], []);
  expect(createRedirect).toHaveBeenCalledWith(
    expect.objectContaining({ fromPath: OLD, toPath: '/' }),
  );
  expect(missing).toContain(OLD);
});

it('leaves out what leads to dealers and consultations in a shop without them', () => {
  const pawmere = { ...SETTINGS, brand: BRANDS.pawmere };
  const { createRedirect, missing } = redirectsOf(['/', '/fr'], [], pawmere);
  const from = createRedirect.mock.calls.map(([route]: { fromPath: string }[]) => route?.fromPath);
  expect(from).toContain('/gatsby');
  expect(
    from.filter(path => /dealer|consultation|find-your-fence|referral/.test(path ?? '')),
  ).toEqual([]);
  expect(from).not.toContain('/videos/playlists');
  expect(from).not.toContain('/fr/videos/playlists');
  expect(missing).not.toMatch(/dealer|consultation|find-your-fence/);
});
