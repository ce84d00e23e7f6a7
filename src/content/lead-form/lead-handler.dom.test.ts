import { beforeEach, expect, it, vi } from 'vitest';
import type { FormModule } from '~/src/domain/content/form-modules';
import { leadHandler } from './lead-handler';

const { sendLead, findNearbyDealers } = vi.hoisted(() => ({
  sendLead: vi.fn(),
  findNearbyDealers: vi.fn(),
}));
vi.mock('~/src/gateways/forms/forms-gateway', () => ({ sendLead }));
vi.mock('~/src/features/dealers', () => ({ findNearbyDealers }));

const ZIP: FormModule['fields'][number] = {
  name: 'zip',
  kind: 'postalCode',
  label: 'ZIP code',
  isRequired: true,
  minLength: null,
  maxLength: null,
  options: [],
  note: null,
  autoComplete: null,
};

const consultation: FormModule = {
  type: 'formModule',
  key: 'k',
  anchor: 'book',
  form: 'free-consultation',
  heading: 'Book',
  body: null,
  image: null,
  submitLabel: 'Send',
  fields: [ZIP],
  successHeading: 'Thank you',
  successBody: null,
};

const place = { locale: 'en-us', page: '/free-consultation' };
const placed = vi.fn();
const send = (values: Readonly<Record<string, unknown>>) =>
  leadHandler(consultation, place, key => key, placed).send(values);

beforeEach(() => {
  sendLead.mockReset();
  placed.mockReset();
  findNearbyDealers.mockReset();
  findNearbyDealers.mockResolvedValue({ dealers: [], failure: null });
  sendLead.mockResolvedValue({ ok: true, value: 'LD-1' });
});

it('names the shopper’s dealer apart from what brought the visit', async () => {
  await send({ dealerId: 'lf-83702', utm_source: 'post' });
  expect(sendLead).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ dealerId: 'lf-83702', attribution: { utm_source: 'post' } }),
  );
});

it('names nobody where there is none', async () => {
  await send({});
  expect(sendLead).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ dealerId: null, attribution: {} }),
  );
});

it('sends the lead to the dealer who serves its postal code, and names them', async () => {
  const far = { id: 'lf-2', servesPostalCode: false };
  const near = { id: 'lf-83702', servesPostalCode: true };
  findNearbyDealers.mockResolvedValue({ dealers: [far, near], failure: null });
  await send({ zip: '83702' });
  expect(findNearbyDealers).toHaveBeenCalledWith('83702', expect.anything());
  expect(sendLead).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ dealerId: 'lf-83702' }),
  );
  expect(placed).toHaveBeenCalledWith({ postalCode: '83702', dealer: near });
});

it('sends the lead without a dealer where the search fails or nobody serves the place', async () => {
  findNearbyDealers.mockResolvedValueOnce({ dealers: [], failure: 'failed' });
  expect(await send({ zip: '83702' })).toEqual({ kind: 'done' });
  findNearbyDealers.mockResolvedValueOnce({
    dealers: [{ id: 'lf-2', servesPostalCode: false }],
    failure: null,
  });
  expect(await send({ zip: '83702' })).toEqual({ kind: 'done' });
  expect(sendLead.mock.calls.map(([, lead]: readonly unknown[]) => lead)).toEqual([
    expect.objectContaining({ dealerId: null }),
    expect.objectContaining({ dealerId: null }),
  ]);
  expect(placed.mock.calls).toEqual([
    [{ postalCode: '83702', dealer: null }],
    [{ postalCode: '83702', dealer: null }],
  ]);
});

it('asks nobody for a dealer where the shopper has one, or the brand has none', async () => {
  await send({ zip: '83702', dealerId: 'lf-1' });
  await leadHandler(consultation, place, key => key, null).send({ zip: '83702' });
  expect(findNearbyDealers).not.toHaveBeenCalled();
});
