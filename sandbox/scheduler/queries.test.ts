import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failed } from './testing/visits';
import { startScheduler, type RunningScheduler } from './testing/start-scheduler';

let scheduler: RunningScheduler;
beforeAll(async () => {
  scheduler = await startScheduler();
});
beforeEach(async () => {
  await scheduler.reset();
  await scheduler.moveTo('2026-11-23T16:00:00Z');
});
afterAll(() => scheduler.stop());

describe('questions', () => {
  it.each([
    ['/api/v1/dealers', 'postalCode', 'required'],
    ['/api/v1/dealers?postalCode=nowhere', 'postalCode', 'invalid'],
    ['/api/v1/dealers/lf-83702/slots?kind=in-home&from=2026-12-01', 'to', 'required'],
    ['/api/v1/dealers/lf-83702/slots?kind=phone&from=2026-12-01&to=2026-12-02', 'kind', 'invalid'],
    [
      '/api/v1/dealers/lf-83702/slots?kind=virtual&from=2026-02-30&to=2026-12-02',
      'from',
      'invalid',
    ],
    ['/api/v1/dealers/lf-83702/slots?kind=virtual&from=2026-12-02&to=2026-12-01', 'to', 'invalid'],
    ['/api/v1/dealers/lf-83702/slots?kind=virtual&from=2026-12-01&to=2027-01-01', 'to', 'invalid'],
  ])('name what is wrong with %s', async (path, field, code) => {
    expect(await scheduler.ask('SlotList', 'GET', path)).toMatchObject(
      failed(422, 'invalid', [{ field, code }]),
    );
  });

  it('find no dealer who does not exist, and answer no other method', async () => {
    const query = '?kind=virtual&from=2026-12-01&to=2026-12-01';
    expect(
      await scheduler.ask('SlotList', 'GET', `/api/v1/dealers/nobody/slots${query}`),
    ).toMatchObject(failed(404, 'not-found'));
    expect(await scheduler.ask('SlotList', 'DELETE', '/api/v1/appointments')).toMatchObject(
      failed(405, 'malformed'),
    );
    const body = { body: '[' };
    expect(await scheduler.ask('Appointment', 'POST', '/api/v1/appointments', body)).toMatchObject(
      failed(400, 'malformed'),
    );
  });
});
