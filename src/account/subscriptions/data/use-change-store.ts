import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { changeStoreOf, type ChangeState, type ChangeStore } from './pending-changes';
import { useSubscriptionKeys } from './keys';

/** The signed-in customer's changes, and what is known of them. */
export const useChangeStore = (): { readonly store: ChangeStore; readonly state: ChangeState } => {
  const client = useQueryClient();
  const { all } = useSubscriptionKeys();
  const store = changeStoreOf(client, all.join(' '));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { store, state };
};
