import { useRef } from 'react';
import type { ChangeAnnouncement } from '~/src/account/subscriptions/data/pending-changes';
import { useChangeAnnouncement } from '~/src/account/subscriptions/use-change-announcement';

interface Opening {
  /** Changes whenever the form has to start anew. */
  readonly number: number;
  /** Whether what the form is about was changed by somebody else since it was opened. */
  readonly isChangedElsewhere: boolean;
}

interface Subject {
  readonly subscriptionId: string;
  /** The action that the path names; null for none. */
  readonly action: string | null;
  /** The present value of what the action changes. */
  readonly value: string;
}

interface Known extends Opening {
  readonly isOpen: boolean;
  readonly name: string;
  readonly value: string;
  readonly announcement: ChangeAnnouncement | null;
}

/**
 * What the form of an open dialog starts from. Each opening starts from what the page shows, except
 * after a failure: then nothing typed is lost. It also starts anew when another window changes the
 * value meanwhile, so that nobody overwrites a value that they have not seen.
 */
export const useOpening = (
  isOpen: boolean,
  { subscriptionId, action, value }: Subject,
): Opening => {
  const { announcement } = useChangeAnnouncement(subscriptionId);
  const known = useRef<Known>({
    isOpen: false,
    name: '',
    value,
    announcement,
    number: 0,
    isChangedElsewhere: false,
  });
  const before = known.current;
  const name = `${subscriptionId} ${action ?? ''}`;
  const isSameForm = before.name === name;
  const isRetry = isSameForm && announcement?.status === 'failed';
  const isBegun = isOpen && !(before.isOpen && isSameForm) && !isRetry;
  // A change of this window's own, done or rolled back, comes with an announcement.
  const isOwn = before.announcement !== announcement;
  const isElsewhere = isOpen && before.isOpen && !isBegun && !isOwn && before.value !== value;
  known.current = {
    isOpen,
    announcement,
    name: isOpen ? name : before.name,
    value: isOpen || isOwn ? value : before.value,
    number: before.number + (isBegun || isElsewhere ? 1 : 0),
    isChangedElsewhere: !isBegun && (before.isChangedElsewhere || isElsewhere),
  };
  return known.current;
};
