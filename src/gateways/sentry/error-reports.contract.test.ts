// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freshSandbox, type FreshSandbox } from '../testing/fresh-sandbox';
import { createErrorReports, type ErrorReports } from './error-reports';

let sandbox: FreshSandbox;
let reports: ErrorReports;
beforeAll(async () => {
  sandbox = await freshSandbox();
  const host = sandbox.urlOf('third-party').replace('http://', '');
  reports = createErrorReports({
    dsn: `http://key@${host}/1`,
    release: 'larkfield@0123456789ab',
    brand: 'larkfield',
    mayReport: () => true,
  });
});
afterAll(() => sandbox.stop());

const events = async (): Promise<string> => {
  const reply = await fetch(`${sandbox.urlOf('control')}/tracking?format=json`);
  const { received } = (await reply.json()) as { received: { event: string }[] };
  return JSON.stringify(received.filter(({ event }) => event === 'event'));
};

it('sends what is allowed, in an envelope with the release and without personal data', async () => {
  reports.capture(new Error('too early'));
  reports.allow(true);
  reports.capture(new Error('No account for sam@example.com, code: 481516'));
  await vi.waitFor(async () => expect(await events()).toContain('No account for [removed]'));
  const sent = await events();
  expect(sent).toContain('"release":"larkfield@0123456789ab"');
  expect(sent).toContain('"brand":"larkfield"');
  expect(sent).not.toMatch(/sam@example|481516|too early/);

  reports.allow(false);
  reports.capture(new Error('after it was refused'));
  reports.allow(true);
  reports.capture(new Error('allowed again'));
  await vi.waitFor(async () => expect(await events()).toContain('allowed again'));
  expect(await events()).not.toContain('after it was refused');
});
