import type { ChangeAnnouncement } from './data/pending-changes';
import { useChangeStore } from './data/use-change-store';
import { useSubscriptions } from './data/use-subscriptions';
import { useSubscriptionFormat } from './use-subscription-format';

interface ShownAnnouncement {
  readonly announcement: ChangeAnnouncement | null;
  /** The names of the subscriptions where several are shown; null where there is but one. */
  readonly about: string | null;
}

/** What became of the last change, if it concerns the subscription that is shown; null for all of them. */
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
