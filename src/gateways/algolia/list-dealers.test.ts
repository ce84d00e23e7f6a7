import { expect, it, vi } from 'vitest';
import { listDealers } from './list-dealers';

const settings = { appId: 'app', apiKey: 'key', origin: null } as Parameters<typeof listDealers>[0];

const record = {
  id: 'lf-1',
  name: 'Larkfield of Boise',
  slug: 'boise-id',
  companyOwned: false,
  serviceAreas: [],
  address: { street: 's', city: 'Boise', region: 'ID', postalCode: '83702', country: 'US' },
  _geoloc: { lat: 43, lng: -116 },
};

const listed = (...hits: readonly unknown[]) =>
  listDealers(settings, {
    search: vi.fn().mockResolvedValue({ results: [{ hits, nbHits: hits.length }] }),
  });

it('names a dealer that cannot be read with the field, and lists the others', async () => {
  const reply = await listed({ ...record, id: 'lf-2', _geoloc: { lat: '43', lng: 1 } }, record, 7);
  expect(reply).toMatchObject({ ok: true, value: { dealers: [{ id: 'lf-1' }] } });
  expect(reply.ok && reply.value.problems).toEqual([
    expect.stringMatching(/^The dealer "lf-2" cannot be read and is left out\..*_geoloc\.lat/),
    expect.stringMatching(/^The dealer "without an id" cannot be read/),
  ]);
});

it('fails when no dealer can be read', async () => {
  const reply = await listed({ id: 'lf-2' });
  expect(reply).toMatchObject({ ok: false, error: { kind: 'protocol' } });
  expect(reply.ok ? '' : reply.error.message).toContain('"lf-2"');
});

it('keeps the first of two dealers with one slug in a country, and names the second', async () => {
  const abroad = { ...record, id: 'lf-3', address: { ...record.address, country: 'CA' } };
  const reply = await listed(record, { ...record, id: 'lf-2' }, abroad);
  expect(reply).toMatchObject({ ok: true, value: { dealers: [{ id: 'lf-1' }, { id: 'lf-3' }] } });
  expect(reply.ok && reply.value.problems).toEqual([
    'The dealer "lf-2" is left out: its slug "boise-id" is that of the dealer "lf-1". Change one in the search index.',
  ]);
});

it.each([
  [{ slug: '' }, '"slug" may hold lowercase letters, digits and single hyphens only.'],
  [{ slug: 'A B/..' }, '"slug" may hold lowercase letters, digits and single hyphens only.'],
  [{ name: ' ' }, '"name" is empty.'],
  [{ _geoloc: { lat: 91, lng: 0 } }, '"_geoloc.lat" is not between -90 and 90.'],
  [{ _geoloc: { lat: 0, lng: -181 } }, '"_geoloc.lng" is not between -180 and 180.'],
])('leaves out a dealer with %j', async (wrong, reason) => {
  const reply = await listed(record, { ...record, id: 'lf-2', ...wrong });
  expect(reply.ok && reply.value.dealers.map(({ id }) => id)).toEqual(['lf-1']);
  expect(reply.ok && reply.value.problems[0]).toContain(reason);
});
