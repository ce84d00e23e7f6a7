import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FeedbackRequest } from '~/src/gateways/service/service-gateway';
import { TestProviders } from '~/src/features/testing';
import { Feedback } from './feedback';

const sent: FeedbackRequest[] = [];
let isDown = false;
vi.mock('~/src/gateways/service/service-gateway', () => ({
  sendFeedback: async (_: unknown, request: FeedbackRequest) => {
    sent.push(request);
    return isDown ? { ok: false, error: {} } : { ok: true, value: { id: 'FB-1', receivedAt: '' } };
  },
}));
beforeEach(() => {
  sent.splice(0);
  isDown = false;
});
afterEach(cleanup);

const show = () => render(<Feedback article="fit-the-collar" />, { wrapper: TestProviders });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sends a yes at once, and adds the reasons to the same answer', async () => {
  show();
  press('Yes');
  expect(sent).toMatchObject([{ article: 'fit-the-collar', isHelpful: true, site: 'larkfield' }]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'The steps were clear' }));
  fireEvent.change(screen.getByLabelText('Anything else? (optional)'), {
    target: { value: ' Thanks ' },
  });
  press('Send');
  const thanks = await screen.findByText('Thank you. A person reads every one of these.');
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(sent[1]).toMatchObject({ isHelpful: true, reasons: ['clear'], comment: 'Thanks' });
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
});

it('asks different questions after a no, and keeps the input if it fails', async () => {
  show();
  press('No');
  expect(screen.queryByRole('checkbox', { name: 'The steps were clear' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Something was missing' }));
  isDown = true;
  press('Send');
  expect((await screen.findByRole('alert')).textContent).toContain('was not sent');
  const box = screen.getByRole('checkbox', { name: 'Something was missing' });
  expect(box instanceof HTMLInputElement && box.checked).toBe(true);
  isDown = false;
  press('Send');
  expect(await screen.findByText('Thank you. A person reads every one of these.')).toBeTruthy();
  expect(sent.at(-1)?.reasons).toEqual(['incomplete']);
});

it('asks for a reason or a comment before it sends anything more', () => {
  show();
  press('No');
  press('Send');
  expect(screen.getByRole('alert').textContent).toBe('Please choose a reason or write a comment.');
  expect(document.activeElement).toBe(
    screen.getByRole('checkbox', { name: 'The steps were hard to follow' }),
  );
  const reasons = screen.getByRole('group', { name: /./ });
  expect(reasons.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(sent).toHaveLength(1);
  press('Yes');
  expect(screen.queryByRole('alert')).toBeNull();
});
