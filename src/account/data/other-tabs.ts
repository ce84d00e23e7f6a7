import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export const CHANNEL = 'account-changes';

/** Marks this tab's own messages, which every open channel of the tab receives too. */
const TAB = String(Math.random());

/**
 * Null if the browser lacks broadcast channels or blocks them; then refocusing the window reloads.
 */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
};

/** Tells other tabs that what is cached below a query key has changed. */
export const notifyOtherTabs = (queryKey: readonly string[]): void => {
  const channel = openChannel();
  channel?.postMessage([TAB, ...queryKey].join(' '));
  channel?.close();
};

/**
 * Reloads what is cached below a query key when another tab has changed it.
 * @param queryKey the same array at every rendering
 */
export const useOtherTabs = (queryKey: readonly string[]): void => {
  const client = useQueryClient();
  useEffect(() => {
    const channel = openChannel();
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const [tab, ...changed] = String(data).split(' ');
      if (tab === TAB || changed.join(' ') !== queryKey.join(' ')) return;
      void client.invalidateQueries({ queryKey });
    };
    return () => channel.close();
  }, [client, queryKey]);
};
