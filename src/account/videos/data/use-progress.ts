import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { unwrap } from '~/src/account/data/unwrap';
import { useCustomerKey } from '~/src/account/data/use-store-call';
import { useAccount } from '~/src/account/session/session-context';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { Video } from '~/src/domain/content/media/video';
import type { GatewayError } from '~/src/domain/data/result';
import {
  listVideoProgress,
  saveVideoProgress,
  type VideoProgress,
} from '~/src/gateways/service/video-progress';
import { afterWatching, progressOf, type ProgressMap } from '../progress';
import { readUnsent, writeUnsent } from './unsent-progress';

/** How often the position is sent while a video plays. */
const SEND_MS = 10_000;

export interface ProgressFailure {
  readonly task: 'load' | 'save';
  readonly error: GatewayError;
  /** Progress that could not be saved stays on the device. */
  readonly isKept: boolean;
}

/** The customer's progress, from the service and from this device's unsaved entries. */
export interface Progress {
  readonly progress: ProgressMap;
  /** The service's last reply. */
  readonly stored: ProgressMap;
  /** Whether the service has answered or failed. */
  readonly isSettled: boolean;
  readonly failure: ProgressFailure | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /**
   * Records a position in a video.
   * @param hasStopped saves it at once
   */
  readonly note: (video: Video, seconds: number, hasStopped: boolean) => void;
}

const without = (
  all: readonly VideoProgress[],
  { video, updatedAt }: VideoProgress,
): readonly VideoProgress[] =>
  all.filter(each => each.video !== video || each.updatedAt > updatedAt);

/** Failures of the session or the connection rather than of the entry. */
const NOT_OF_THE_ENTRY = [401, 403, 408, 425, 429];

/** Whether the service will never accept an entry. */
const isRefusedForGood = ({ status }: GatewayError): boolean =>
  status !== null && status >= 400 && status < 500 && !NOT_OF_THE_ENTRY.includes(status);

export const useProgress = (): Progress => {
  const { session, customer } = useAccount();
  const client = useQueryClient();
  const [store = '', id = ''] = useCustomerKey();
  const storedKey = useMemo(() => [store, id, 'video-progress'], [store, id]);
  const keptKey = useMemo(() => [store, id, 'kept-video-progress'], [store, id]);
  const { serviceOrigin: origin } = browserSettings;
  const [saveError, setSaveError] = useState<GatewayError | null>(null);
  const [isKept, setKept] = useState(true);
  const sentAt = useRef(0);
  const sending = useRef(new Set<string>());

  const stored = useQuery({
    queryKey: storedKey,
    networkMode: 'always',
    queryFn: ({ signal }) =>
      unwrap(session.withIdToken(token => listVideoProgress({ origin }, token, signal))),
  });
  const { data: kept } = useQuery({
    queryKey: keptKey,
    networkMode: 'always',
    staleTime: Infinity,
    queryFn: () => readUnsent(customer.id),
    initialData: () => readUnsent(customer.id),
  });

  const storedList = (): readonly VideoProgress[] | undefined => client.getQueryData(storedKey);
  // Another tab may have stored progress since.
  const edit = (change: (all: readonly VideoProgress[]) => readonly VideoProgress[]): void => {
    const all = change(readUnsent(customer.id));
    client.setQueryData(keptKey, all);
    setKept(writeUnsent(customer.id, all));
  };

  const send = async (entry: VideoProgress): Promise<void> => {
    const saved = await session.withIdToken(token => saveVideoProgress({ origin }, token, entry));
    const isRefused = !saved.ok && isRefusedForGood(saved.error);
    setSaveError(saved.ok || isRefused ? null : saved.error);
    if (isRefused) edit(all => without(all, entry));
    if (!saved.ok) return;
    // Without the service's list, the stored entries are all that is known. A list that is under
    // way is awaited: its reply sends them again.
    if (!storedList()) return;
    await client.cancelQueries({ queryKey: storedKey });
    const list = storedList() ?? [];
    client.setQueryData(storedKey, [...progressOf(list, [saved.value]).values()]);
    edit(all => without(all, entry));
  };
  const sendKept = (): void => {
    for (const entry of readUnsent(customer.id)) {
      const name = `${entry.video} ${entry.updatedAt}`;
      if (sending.current.has(name)) continue;
      sending.current.add(name);
      sentAt.current = Date.now();
      void send(entry).finally(() => sending.current.delete(name));
    }
  };

  const { isPending, isSuccess } = stored;
  const flush = useRef(sendKept);
  flush.current = sendKept;
  useEffect(() => {
    if (isSuccess) flush.current();
  }, [isSuccess, storedKey]);
  useEffect(() => {
    const onOnline = (): void => flush.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  const known = useMemo(() => progressOf(stored.data ?? []), [stored.data]);
  const progress = useMemo(() => progressOf([...known.values()], kept), [known, kept]);
  const failed = stored.error
    ? ({ task: 'load', error: stored.error } as const)
    : saveError && ({ task: 'save', error: saveError } as const);
  return {
    progress,
    stored: known,
    isSettled: !isPending,
    failure: failed && { ...failed, isKept },
    isRetrying: stored.isFetching,
    retry: () => {
      if (stored.error) void stored.refetch();
      sendKept();
    },
    note: (video, seconds, hasStopped) => {
      const before = progressOf(storedList() ?? [], readUnsent(customer.id)).get(video.slug);
      const entry = afterWatching(video, seconds, before, new Date());
      const { seconds: place = 0, isWatched = false } = before ?? {};
      if (entry.seconds !== place || entry.isWatched !== isWatched) {
        edit(all => [...all.filter(each => each.video !== entry.video), entry]);
      }
      const isDue = hasStopped || Date.now() - sentAt.current >= SEND_MS;
      if (isDue && client.getQueryState(storedKey)?.status !== 'pending') sendKept();
    },
  };
};
