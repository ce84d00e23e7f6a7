import { describe, expect, it } from 'vitest';
import { parseFaultRule } from './fault-rule';

const services = ['content', 'commerce'];
const delay = { kind: 'delay', ms: 5 };

describe('parseFaultRule', () => {
  it('fills in defaults', () => {
    const rule = parseFaultRule({ service: 'content', fault: { kind: 'hang' } }, services);
    expect(rule).toMatchObject({ times: null, rate: 1, scope: null, after: 'before', match: {} });
  });

  it.each([
    [null, 'The body must be a JSON object.'],
    [{ service: 'search', fault: delay }, '"service" must be one of content, commerce.'],
    [{ service: 'content', fault: { kind: 'slow' } }, '"fault.kind" must be one of delay'],
    [{ service: 'content', fault: { kind: 'delay' } }, '"fault.ms" must be given for a delay.'],
    [{ service: 'content', fault: { kind: 'status' } }, '"fault.status" must be given'],
    [{ service: 'content', fault: { kind: 'status', status: 99 } }, 'from 200 to 599'],
    [
      { service: 'content', fault: delay, times: 0 },
      '"times" must be a whole number of at least 1',
    ],
    [{ service: 'content', fault: delay, rate: 2 }, '"rate" must be a number from 0 to 1'],
    [
      { service: 'content', fault: delay, after: 'later' },
      '"after" must be "before" or "applied".',
    ],
    [{ service: 'content', fault: delay, time: 1 }, 'The body has no field "time"'],
    [{ service: 'content', fault: delay, match: { url: '/' } }, 'match has no field "url"'],
  ])('rejects %o', (input, message) => {
    expect(() => parseFaultRule(input, services)).toThrow(message);
  });
});
