import { beforeEach, expect, it } from 'vitest';
import { readDraft } from '~/src/content/support';
import { startMessage } from './start-message';

const SAM = 'sam@example.com';

const keep = (draft: object): void =>
  window.sessionStorage.setItem('contact_draft', JSON.stringify(draft));
const orderOf = (name: string) => ({ topic: 'order', product: null, opening: name }) as const;

beforeEach(() => window.sessionStorage.clear());

it('puts its subject into an empty form, and leaves names and address to the customer’s own', () => {
  keep({ firstName: '', lastName: '', email: '', message: '', topic: '' });
  startMessage(
    { topic: 'account', product: 'Waste Bags, PM-WST-360', opening: 'Subscription 11' },
    SAM,
  );
  expect(readDraft(SAM)).toEqual({
    topic: 'account',
    productQuestion: 'Waste Bags, PM-WST-360',
    message: 'Subscription 11\n\n',
  });
});

it('keeps what was written, and changes the subject in front of it', () => {
  keep({ firstName: 'Ash', message: 'It never came.' });
  startMessage(orderOf('Order #1001'), SAM);
  expect(readDraft(SAM).message).toBe('Order #1001\n\nIt never came.');
  startMessage(orderOf('Order #1002'), SAM);
  startMessage(orderOf('Order #1002'), SAM);
  expect(readDraft(SAM)).toMatchObject({
    firstName: 'Ash',
    message: 'Order #1002\n\nIt never came.',
  });
});

it('leaves a message alone if the customer has changed its first line', () => {
  startMessage(orderOf('Order #1001'), SAM);
  keep({ ...readDraft(SAM), message: 'About 1001: it never came.' });
  startMessage(orderOf('Order #1002'), SAM);
  expect(readDraft(SAM).message).toBe('Order #1002\n\nAbout 1001: it never came.');
});

it('shows nothing of what another customer wrote', () => {
  startMessage(orderOf('Order #971'), SAM);
  expect(readDraft('avery@example.com')).toEqual({});
  expect(readDraft('')).toEqual({});
  startMessage(orderOf('Order #1002'), 'avery@example.com');
  expect(readDraft('avery@example.com').message).toBe('Order #1002\n\n');
  expect(readDraft(SAM)).toEqual({});
});
