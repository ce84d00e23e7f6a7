import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GatewayError, Result } from '~/src/domain/data/result';
import type { Appointment, AppointmentList } from '~/src/gateways/scheduler/decoders';
import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  readAppointment,
  rescheduleAppointment,
  SLOT_GONE,
  type BookingRequest,
} from '~/src/gateways/scheduler/scheduler-gateway';
import { makeChange } from '../data/make-change';
import { notifyOtherTabs, useOtherTabs } from '../data/other-tabs';
import { READ_MS } from '../data/read-ms';
import { unwrap } from '../data/unwrap';
import { isSameInstant } from './local-time';
import { withAppointment } from './appointment-list';
import { useScheduler } from './use-scheduler';

/** The signed-in customer's appointments. */
export const useAppointments = (): UseQueryResult<AppointmentList> => {
  const { call, key } = useScheduler();
  useOtherTabs(key);
  return useQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => unwrap(call(options => listAppointments({ ...options, signal }))),
  });
};

/** One appointment: the customer's, or a visitor's who knows its id. */
export const useAppointment = (id: string): UseQueryResult<Appointment> => {
  const { call, key } = useScheduler();
  useOtherTabs(key);
  return useQuery({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => unwrap(call(options => readAppointment({ ...options, signal }, id))),
  });
};

/** The mutations of appointments; they update the cache. */
export interface AppointmentChanges {
  readonly book: (request: BookingRequest) => Promise<Result<Appointment>>;
  readonly move: (appointment: Appointment, startsAt: string) => Promise<Result<Appointment>>;
  /** Optimistic: reverted if the scheduler refuses. */
  readonly cancel: (appointment: Appointment) => Promise<Result<Appointment>>;
}

const isGone = ({ userErrors }: GatewayError): boolean =>
  userErrors.some(({ code }) => code !== null && SLOT_GONE.includes(code));

export const useAppointmentChanges = (): AppointmentChanges => {
  const { call, key } = useScheduler();
  const client = useQueryClient();
  const running = useRef(0);
  const listKey = [...key, 'list'];
  const oneKey = (id: string) => [...key, 'one', id];

  const show = (appointment: Appointment): void => {
    client.setQueryData<AppointmentList>(
      listKey,
      list => list && withAppointment(list, appointment),
    );
    client.setQueryData<Appointment>(oneKey(appointment.id), appointment);
  };
  const renewSlots = (): void => void client.invalidateQueries({ queryKey: [...key, 'slots'] });
  const during = async (
    id: string | null,
    task: () => Promise<Result<Appointment>>,
  ): Promise<Result<Appointment>> => {
    running.current += 1;
    await client.cancelQueries({ queryKey: listKey });
    if (id !== null) await client.cancelQueries({ queryKey: oneKey(id) });
    const changed = await makeChange(task);
    if (changed.ok) {
      show(changed.value);
      notifyOtherTabs(key);
    }
    running.current -= 1;
    // While another change is pending, the reply would overwrite the optimistic state.
    if (running.current === 0) void client.invalidateQueries({ queryKey: listKey });
    // After a failure the slot may be taken because this very request booked it.
    if (changed.ok || isGone(changed.error)) renewSlots();
    return changed;
  };

  /**
   * Counts as success if this attempt or the previous one, whose reply was lost, made the change.
   */
  const orMade = async (
    changed: Result<Appointment>,
    id: string,
    isMade: (appointment: Appointment) => boolean,
  ): Promise<Result<Appointment>> => {
    if (changed.ok) return changed;
    const read = await call(options => readAppointment({ ...options, timeoutMs: READ_MS }, id));
    return read.ok && isMade(read.value) ? read : changed;
  };

  return {
    book: request => during(null, () => call(options => bookAppointment(options, request))),
    move: ({ id }, startsAt) =>
      during(id, async () => {
        const moved = await call(options => rescheduleAppointment(options, id, startsAt));
        return orMade(moved, id, now => isSameInstant(now.startsAt, startsAt));
      }),
    cancel: appointment => {
      show({ ...appointment, status: 'cancelled' });
      return during(appointment.id, async () => {
        const { id } = appointment;
        const answer = await call(options => cancelAppointment(options, id));
        const done = await orMade(answer, id, ({ status }) => status === 'cancelled');
        if (!done.ok) show(appointment);
        return done;
      });
    },
  };
};
