import type { ChangeAnnouncement } from './data/pending-changes';
import { useChangeStore } from './data/use-change-store';
import { useSubscriptions } from './data/use-subscriptions';
import { useSubscriptionFormat } from './use-subscription-format';

interface ShownAnnouncement {
  readonly announcement: ChangeAnnouncement | null;
  /** The names of the subscriptions if several are shown; null for a single one. */
  readonly about: string | null;
}

/**
 * The outcome of the last change, if it concerns the shown subscription; null means all of them.
 */
export const useChangeAnnouncement = (id: string | null): ShownAnnouncement => {
  const { announcement } = useChangeStore().state;
  const { data = [] } = useSubscriptions();
  const format = useSubscriptionFormat();
  if (!announcement || (id !== null && !announcement.ids.includes(id)))
    return { announcement: null, about: null };
  const concerned = data.filter(each => announcement.ids.includes(each.id));
  const names = concerned.map(each => format.name(each)).join('; ');
  return { announcement, about: id === null && names !== '' ? `${names}: ` : null };
};
