import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSubscriptionKeys } from './keys';

const CHANNEL = 'account-subscriptions';

/** Tells the other tabs of this browser that the subscriptions of a customer have changed. */
export const tellOtherTabs = (customer: string): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(customer);
  channel.close();
};

/** Reads the subscriptions again when another tab has changed them. */
export const useOtherTabs = (): void => {
  const client = useQueryClient();
  const { all } = useSubscriptionKeys();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === all.join(' ')) void client.invalidateQueries({ queryKey: all });
    };
    return () => channel.close();
  }, [client, all]);
};
