import { useState } from 'react';
import { useSingleFlight } from '~/src/account/ui/use-single-flight';
import type { GatewayError } from '~/src/domain/data/result';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { SLOT_GONE } from '~/src/gateways/scheduler/scheduler-gateway';
import { isSameInstant } from '../local-time';
import { useAppointmentChanges } from '../use-appointments';

/** Why the appointment is not moved: the choice cannot be, or the request failed. */
export type RescheduleProblem = 'day' | 'slot' | 'same' | 'gone' | 'failed';

const OUTDATED: readonly string[] = ['appointment-past', 'appointment-cancelled'];

const has = ({ userErrors }: GatewayError, codes: readonly string[]): boolean =>
  userErrors.some(({ code }) => code !== null && codes.includes(code));

interface RescheduleEvents {
  readonly onMoved: (moved: Appointment) => void;
  /** Called when the shown appointment may be out of date. */
  readonly onOutdated: () => void;
  /** Called when another day or time has to be chosen. */
  readonly onRefused: () => void;
}

interface Reschedule {
  /** Empty until chosen. */
  readonly day: string;
  /** Empty until chosen. */
  readonly startsAt: string;
  /** Whether a time is chosen that is not the present one. */
  readonly isOtherTime: boolean;
  readonly problem: RescheduleProblem | null;
  readonly chooseDay: (day: string) => void;
  readonly chooseTime: (startsAt: string) => void;
  /** Call when the chosen time is no longer available. */
  readonly onGone: () => void;
  readonly submit: () => void;
  readonly isBusy: boolean;
}

/** The day and time to which an appointment is moved, and the request that moves it. */
export const useReschedule = (appointment: Appointment, events: RescheduleEvents): Reschedule => {
  const { onMoved, onOutdated, onRefused } = events;
  const { move } = useAppointmentChanges();
  const [day, setDay] = useState('');
  const [startsAt, setStartsAt] = useState('');
  const [problem, setProblem] = useState<RescheduleProblem | null>(null);

  const isOtherTime = startsAt !== '' && !isSameInstant(startsAt, appointment.startsAt);
  const refuse = (reason: RescheduleProblem): void => {
    setProblem(reason);
    if (reason !== 'failed') onRefused();
  };
  const onGone = (): void => {
    setStartsAt('');
    refuse('gone');
  };
  const { run, isBusy } = useSingleFlight(async () => {
    setProblem(null);
    if (day === '') return refuse('day');
    if (startsAt === '') return refuse('slot');
    if (!isOtherTime) return refuse('same');
    const moved = await move(appointment, startsAt);
    if (moved.ok) return onMoved(moved.value);
    if (has(moved.error, SLOT_GONE)) return onGone();
    if (has(moved.error, OUTDATED)) return onOutdated();
    return refuse('failed');
  });
  const chooseTime = (chosen: string): void => {
    setStartsAt(chosen);
    setProblem(null);
  };
  const chooseDay = (chosen: string): void => {
    setDay(chosen);
    chooseTime('');
  };
  const chosen = { day, startsAt, isOtherTime };
  return { ...chosen, problem, chooseDay, chooseTime, onGone, submit: run, isBusy };
};
