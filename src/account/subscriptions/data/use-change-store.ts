import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { changeStoreOf, type ChangeState, type ChangeStore } from './pending-changes';
import { useSubscriptionKeys } from './keys';

/** The pending changes of the signed-in customer. */
export const useChangeStore = (): { readonly store: ChangeStore; readonly state: ChangeState } => {
  const client = useQueryClient();
  const { all } = useSubscriptionKeys();
  const store = changeStoreOf(client, all.join(' '));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { store, state };
};
