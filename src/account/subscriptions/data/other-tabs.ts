import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSubscriptionKeys } from './keys';

const CHANNEL = 'account-subscriptions';

/** Null where the browser has no channels, or blocks them with the site's data: focus reads again there. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
};

/** Tells the other tabs of this browser that the subscriptions of a customer have changed. */
export const notifyOtherTabs = (customer: string): void => {
  const channel = openChannel();
  channel?.postMessage(customer);
  channel?.close();
};

/** Reads the subscriptions again when another tab has changed them. */
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
