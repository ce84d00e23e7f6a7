import { useRef } from 'react';
import type { StoreDay } from '~/src/domain/calendar/store-day';
import { useChangeAnnouncement } from '~/src/account/subscriptions/use-change-announcement';

interface Opening {
  /** Changes with each opening that starts anew. */
  readonly number: number;
  /** The day of the delivery when the dialog was opened; null where there was none. */
  readonly day: StoreDay | null;
}

/**
 * What the form of an open dialog starts from. Each opening starts from what the page shows, except
 * after a failure: then nothing typed is lost.
 */
export const useOpening = (
  isOpen: boolean,
  subscriptionId: string,
  day: StoreDay | null,
): Opening => {
  const hasFailed = useChangeAnnouncement(subscriptionId).announcement?.status === 'failed';
  const wasOpen = useRef(false);
  const number = useRef(0);
  const openedDay = useRef<StoreDay | null>(null);
  if (isOpen && !wasOpen.current && !hasFailed) number.current += 1;
  wasOpen.current = isOpen;
  openedDay.current = isOpen ? (openedDay.current ?? day) : null;
  return { number: number.current, day: openedDay.current };
};
