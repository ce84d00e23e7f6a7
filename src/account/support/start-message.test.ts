import { beforeEach, expect, it } from 'vitest';
import { readDraft } from '~/src/content/support';
import { startMessage } from './start-message';

const keep = (draft: object): void =>
  window.sessionStorage.setItem('contact_draft', JSON.stringify(draft));
const orderOf = (name: string) => ({ topic: 'order', product: null, opening: name }) as const;

beforeEach(() => window.sessionStorage.clear());

it('puts its subject into an empty form, and leaves names and address to the customer’s own', () => {
  keep({ firstName: '', lastName: '', email: '', message: '', topic: '' });
  startMessage({ topic: 'account', product: 'Waste Bags, PM-WST-360', opening: 'Subscription 11' });
  expect(readDraft()).toEqual({
    ...{ topic: 'account', productQuestion: 'Waste Bags, PM-WST-360' },
    message: 'Subscription 11\n\n',
  });
});

it('keeps what was written, and changes the subject in front of it', () => {
  keep({ firstName: 'Ash', message: 'It never came.' });
  startMessage(orderOf('Order #1001'));
  expect(readDraft().message).toBe('Order #1001\n\nIt never came.');
  startMessage(orderOf('Order #1002'));
  startMessage(orderOf('Order #1002'));
  expect(readDraft()).toMatchObject({
    ...{ firstName: 'Ash', message: 'Order #1002\n\nIt never came.' },
  });
});

it('leaves a message in peace whose first line the customer has changed', () => {
  startMessage(orderOf('Order #1001'));
  keep({ ...readDraft(), message: 'About 1001: it never came.' });
  startMessage(orderOf('Order #1002'));
  expect(readDraft().message).toBe('Order #1002\n\nAbout 1001: it never came.');
});
