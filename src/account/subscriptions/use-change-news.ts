import type { ChangeNews } from './data/pending-changes';
import { useChangeStore } from './data/use-change-store';
import { useSubscriptions } from './data/use-subscriptions';
import { useSubscriptionWords } from './use-subscription-words';

interface ShownNews {
  readonly news: ChangeNews | null;
  /** The names of the subscriptions where several are shown; null where there is but one. */
  readonly about: string | null;
}

/** What became of the last change, if it concerns the subscription that is shown; null for all of them. */
export const useChangeNews = (id: string | null): ShownNews => {
  const { news } = useChangeStore().state;
  const { data = [] } = useSubscriptions();
  const words = useSubscriptionWords();
  if (!news || (id !== null && !news.ids.includes(id))) return { news: null, about: null };
  const concerned = data.filter(each => news.ids.includes(each.id));
  const names = concerned.map(each => words.name(each)).join('; ');
  return { news, about: id === null && names !== '' ? `${names}: ` : null };
};
