import { useCallback } from 'react';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { Result } from '~/src/domain/data/result';
import type { CommerceConfig } from '~/src/gateways/shopify/client';
import { useAccount } from '../session/session-context';

type StoreCall = <T>(
  call: (config: CommerceConfig, customerAccessToken: string) => Promise<Result<T>>,
) => Promise<Result<T>>;

/** Calls the customer's store with their access token. */
export const useStoreCall = (): StoreCall => {
  const { session } = useAccount();
  return useCallback(
    call => session.withCustomerToken(token => call(browserSettings.stores[session.store], token)),
    [session],
  );
};

/** The query key prefix of the signed-in customer's data. */
export const useCustomerKey = (): readonly string[] => {
  const { session, customer } = useAccount();
  return [session.store, customer.id];
};
