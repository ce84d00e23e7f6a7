import { useEffect, type ReactNode } from 'react';
import { recordOf, textOf } from '~/src/domain/data/read';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { AccountSkeleton } from '~/src/account/ui/account-skeleton';
import { useAppointment } from '../use-appointments';

const FIELD = 'booked';

/** Notes in the history entry what was booked here, so that a reload shows it again. */
export const keepBooked = ({ id }: Appointment): void => {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...recordOf(state), [FIELD]: id }, '');
};

/** The id that a history entry has of what was booked there; null for none. */
export const keptBookingId = (state: unknown): string | null => textOf(recordOf(state)[FIELD]);

interface KeptBookingProps {
  readonly id: string;
  readonly onKnown: (booked: Appointment) => void;
  /** Shown where the consultation is not open any more, or cannot be read. */
  readonly children: ReactNode;
}

/** Reads again what was booked before a reload. */
export function KeptBooking({ id, onKnown, children }: KeptBookingProps) {
  const { data, error } = useAppointment(id);
  const isOpen = data?.status === 'open';
  useEffect(() => {
    if (data && isOpen) onKnown(data);
  }, [data, isOpen, onKnown]);
  if (error || (data && !isOpen)) return children;
  return <AccountSkeleton rows={2} />;
}
