import { useEffect, type ReactNode } from 'react';
import { recordOf, textOf } from '~/src/domain/data/read';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { AccountSkeleton } from '~/src/account/ui/account-skeleton';
import { useAppointment } from '../use-appointments';

const FIELD = 'booked';

/**
 * Stores the id of a booking in the history entry, so that a reload shows its confirmation again.
 */
export const storeBookingId = ({ id }: Appointment): void => {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...recordOf(state), [FIELD]: id }, '');
};

/** The id of the booking made in a history entry; null for none. */
export const storedBookingId = (state: unknown): string | null => textOf(recordOf(state)[FIELD]);

interface StoredBookingProps {
  readonly id: string;
  readonly onKnown: (booked: Appointment) => void;
  /** Shown if the consultation is over, canceled, or cannot be read. */
  readonly children: ReactNode;
}

/** Loads the booking that was made before a reload. */
export function StoredBooking({ id, onKnown, children }: StoredBookingProps) {
  const { data, error } = useAppointment(id);
  const isOpen = data?.status === 'open';
  useEffect(() => {
    if (data && isOpen) onKnown(data);
  }, [data, isOpen, onKnown]);
  if (error || (data && !isOpen)) return children;
  return <AccountSkeleton rows={2} />;
}
