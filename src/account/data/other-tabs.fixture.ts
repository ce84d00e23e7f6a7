import { CHANNEL } from './other-tabs';

/** What another tab sends when it has changed something below a query key. */
export const changeInOtherTab = (queryKey: readonly string[]): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(['another-tab', ...queryKey].join(' '));
  channel.close();
};
