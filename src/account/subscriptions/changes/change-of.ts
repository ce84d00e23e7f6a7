import { ok, type Result } from '~/src/domain/data/result';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type { Change } from '../data/change';
import type { ChangeDetails } from './use-change-details';
import type { ChangeTexts, useChangeTexts } from './use-change-texts';

/** What is said of changes. */
export interface ChangeWords {
  readonly texts: ReturnType<typeof useChangeTexts>;
  readonly details: ChangeDetails;
}

/** The change of one subscription. @param shown the fields that change at once */
export const changeOf = (
  { id }: Subscription,
  shown: Partial<Subscription>,
  send: Change['send'],
  texts: ChangeTexts,
): Change => ({ ids: [id], edit: before => ({ ...before, ...shown }), send, ...texts });

/** The result of a call whose reply does not contain the subscription. */
export const withoutAnswer = (result: Result<unknown>): Result<null> =>
  result.ok ? ok(null) : result;
