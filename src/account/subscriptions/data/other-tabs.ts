import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSubscriptionKeys } from './keys';

const CHANNEL = 'account-subscriptions';

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

/** Tells other tabs that a customer's subscriptions have changed. */
export const notifyOtherTabs = (customer: string): void => {
  const channel = openChannel();
  channel?.postMessage(customer);
  channel?.close();
};

/** Reloads the subscriptions when another tab has changed them. */
export const useOtherTabs = (): void => {
  const client = useQueryClient();
  const { all } = useSubscriptionKeys();
  useEffect(() => {
    const channel = openChannel();
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === all.join(' ')) void client.invalidateQueries({ queryKey: all });
    };
    return () => channel.close();
  }, [client, all]);
};
