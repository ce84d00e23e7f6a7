import { ok } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { getSubscription } from '~/src/gateways/recharge/subscriptions';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import type { Change } from '../data/change';

/** The error code if a subscription is no longer as this window has left it. */
export const CHANGED_SINCE = 'changed-since';

interface Undoing {
  readonly ids: readonly string[];
  /** Whether it is as the change to undo has left it. */
  readonly isAsLeft: (subscription: Subscription) => boolean;
  /** Whether it is as it was before: an earlier attempt has undone it. */
  readonly isUndone: (subscription: Subscription) => boolean;
  readonly send: Change['send'];
}

/**
 * Undoes a change, unless somebody else has changed the subscriptions since: undoing sends what was
 * there before, and would overwrite that.
 */
export const undoUnchanged =
  ({ ids, isAsLeft, isUndone, send }: Undoing): Change['send'] =>
  async (config, session) => {
    const found: Subscription[] = [];
    for (const id of ids) {
      const read = await getSubscription(config, session, id);
      if (!read.ok) return read;
      found.push(read.value);
    }
    if (found.every(isUndone)) return ok(null);
    if (found.every(isAsLeft)) return send(config, session);
    const message = 'The subscription has changed since.';
    return failure('user', message, { userErrors: [{ field: [], message, code: CHANGED_SINCE }] });
  };
