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
  if (!announcement || (id !== null && !announcement.ids.includes(id)))
    return { announcement: null, names: null };
  const changed = data.filter(each => announcement.ids.includes(each.id));
  // The details of several subscriptions begin with their names.
  const areNamed = id !== null || (changed.length > 1 && announcement.detail !== undefined);
  const names = changed.map(each => format.name(each)).join('; ');
  return { announcement, names: areNamed || names === '' ? null : names };
};
