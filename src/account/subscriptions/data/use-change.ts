import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { blockUnload } from '~/src/account/data/unsaved-changes';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { isConfirmed, pollUntilDone, sendChange } from './confirm-change';
import type { Change } from './change';
import { failureReason } from './failure-reason';
import { useSubscriptionKeys } from './keys';
import { mayStillApply } from './may-still-apply';
import { notifyOtherTabs } from '~/src/account/data/other-tabs';
import type { ChangeAnnouncement, SubscriptionEdit } from './pending-changes';
import { useBillingCall } from './use-billing-call';
import { useChangeStore } from './use-change-store';

/** The provider's reply to a change names the address by its id alone. */
const withAddress = (answer: Subscription, expected: Subscription): Subscription =>
  answer.address || answer.addressId !== expected.addressId
    ? answer
    : { ...answer, address: expected.address };

/**
 * Changes subscriptions optimistically and reverts if the provider refuses. Changes to the same
 * subscription run one after another; after the last one, the subscriptions are reloaded. A change
 * that was made although its call failed is announced as done, at once or when a later check finds
 * it.
 */
export const useChange = (): ((change: Change) => Promise<boolean>) => {
  const { t } = useTranslation('account-subscriptions');
  const client = useQueryClient();
  const call = useBillingCall();
  const keys = useSubscriptionKeys();
  const { store } = useChangeStore();

  const write = (ids: readonly string[], edit: SubscriptionEdit): void => {
    const apply = (each: Subscription): Subscription => (ids.includes(each.id) ? edit(each) : each);
    client.setQueryData<readonly Subscription[]>(keys.list, list => list?.map(apply));
    for (const id of ids) {
      client.setQueryData<Subscription | null>(keys.one(id), one => one && apply(one));
    }
  };

  const start = async (change: Change): Promise<boolean> => {
    const { ids, edit, saving, saved, detail, failed, explain, undo, skippedDay } = change;
    const { describe } = change;
    const pending = { ids, edit };
    store.add(pending);
    const unblock = blockUnload();
    const announce = (announcement: Omit<ChangeAnnouncement, 'ids'>): void =>
      store.announce({ ids, ...announcement });
    const confirmed = (): Promise<boolean> => isConfirmed(change, call);
    const announceSaved = (answer: Subscription | null = null): void => {
      notifyOtherTabs(keys.all);
      const back = undo?.() ?? null;
      const again = back && { label: t('undo'), run: () => void start(back) };
      const meaning = detail ?? (answer ? describe?.(answer) : undefined);
      announce({
        status: 'done',
        sentence: saved,
        detail: meaning,
        reason: null,
        again,
        skippedDay,
      });
    };
    announce({ status: 'saving', sentence: saving, reason: null, again: null, skippedDay });
    const result = await store.inTurn(ids, () => sendChange(change, call));
    if (result.ok) {
      const answer = result.value;
      write(ids, before => {
        const expected = edit(before);
        return answer?.id === before.id ? withAddress(answer, expected) : expected;
      });
    }
    store.drop(pending);
    unblock(result.ok);
    const isLast = store.getState().pending.length === 0;
    if (isLast) {
      void client.invalidateQueries({ queryKey: keys.all });
      void client.invalidateQueries({ queryKey: keys.methods });
    }
    if (!result.ok) {
      const explained = explain?.(result.error) ?? null;
      const reason = explained ?? failureReason(result.error);
      // A retry would fail for the explained reason again.
      const again =
        explained === null ? { label: t('common:tryAgain'), run: () => void start(change) } : null;
      announce({ status: 'failed', sentence: failed, reason, again });
      const announced = store.getState().announcement;
      if (mayStillApply(result.error)) {
        void pollUntilDone(async () => {
          if (store.getState().announcement !== announced) return true;
          const isDone = await confirmed();
          if (store.getState().announcement !== announced) return true;
          void client.invalidateQueries({ queryKey: keys.all });
          if (isDone) announceSaved();
          return isDone;
        });
      }
      return false;
    }
    announceSaved(result.value);
    return true;
  };
  return start;
};
