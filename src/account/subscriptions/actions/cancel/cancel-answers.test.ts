import { describe, expect, it } from 'vitest';
import { aService, aSubscription } from '~/src/account/subscriptions/testing/subscription.fixture';
import { answersTo, type CancelReason } from './cancel-answers';

describe('what is offered in place of canceling', () => {
  it.each<[CancelReason, readonly string[]]>([
    ['enough', ['skip', 'pause', 'frequency']],
    ['price', ['frequency', 'quantity', 'pause']],
    ['sooner', ['next-date']],
    ['unused', ['swap', 'pause']],
    ['different', ['swap', 'pause']],
    ['accident', ['pause']],
  ])('fits the reason: %s', (reason, answers) => {
    expect(answersTo(reason, aSubscription())).toEqual(answers);
  });

  it('is possible: no fewer than one, no swap of a service', () => {
    expect(answersTo('price', aSubscription({ quantity: 1 }))).toEqual(['frequency', 'pause']);
    expect(answersTo('different', aService())).toEqual(['pause']);
    expect(answersTo('price', aSubscription({ status: 'cancelled' }))).toEqual([]);
  });
});
