import { beforeEach, expect, it, vi } from 'vitest';
import type { FormModule } from '~/src/domain/content/form-modules';
import { leadHandler } from './lead-handler';

const { sendLead } = vi.hoisted(() => ({ sendLead: vi.fn() }));
vi.mock('~/src/gateways/forms/forms-gateway', () => ({ sendLead }));

const consultation: FormModule = {
  ...{ type: 'formModule', key: 'k', anchor: 'book', form: 'free-consultation' },
  ...{ heading: 'Book', body: null, image: null, fields: [], submitLabel: 'Send' },
  ...{ successHeading: 'Thank you', successBody: null },
};

const send = (values: Readonly<Record<string, unknown>>) =>
  leadHandler(consultation, { locale: 'en-us', page: '/free-consultation' }, key => key).send(
    values,
  );

beforeEach(() => {
  sendLead.mockReset();
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
