import { useLayoutEffect, useRef } from 'react';
import type { ChangeAnnouncement } from './data/pending-changes';
import { useChangeStore } from './data/use-change-store';
import { useSubscriptions } from './data/use-subscriptions';
import { useSubscriptionFormat } from './use-subscription-format';

interface ShownAnnouncement {
  readonly announcement: ChangeAnnouncement | null;
  /** The names of the changed subscriptions, unless the screen or the details name them already. */
  readonly names: string | null;
}

/**
 * The outcome of the last change, if it concerns the shown subscription; null means all of them.
 */
export const useChangeAnnouncement = (id: string | null): ShownAnnouncement => {
  const { announcement } = useChangeStore().state;
  const { data = [] } = useSubscriptions();
  const format = useSubscriptionFormat();
  const isOther = id !== null && !announcement?.ids.includes(id);
  if (!announcement || announcement.isSaid || isOther) return { announcement: null, names: null };
  const changed = data.filter(each => announcement.ids.includes(each.id));
  // The details of several subscriptions begin with their names.
  const areNamed = id !== null || (changed.length > 1 && announcement.detail !== undefined);
  const names = changed.map(each => format.name(each)).join('; ');
  return { announcement, names: areNamed || names === '' ? null : names };
};

/**
 * Keeps a success from being said again on the next screens.
 * @param announcement what the screen shows
 * @param isBehindDialog whether the screen is only the back of an action's dialog: what it says
 * then is also for the screen that the dialog returns to
 */
export const useSaidOnce = (
  announcement: ChangeAnnouncement | null,
  isBehindDialog: boolean,
): void => {
  const { store } = useChangeStore();
  const isBehind = useRef(isBehindDialog);
  isBehind.current = isBehindDialog;
  // Before the next screen is painted.
  useLayoutEffect(
    () => () => {
      const isStillLast = store.getState().announcement === announcement;
      if (isBehind.current || !isStillLast || announcement?.status !== 'done') return;
      store.announce({ ...announcement, isSaid: true });
    },
    [store, announcement],
  );
};
