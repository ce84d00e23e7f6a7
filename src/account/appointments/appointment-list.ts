import type { Appointment, AppointmentList } from '~/src/gateways/scheduler/decoders';

const byStart = (a: Appointment, b: Appointment): number =>
  Date.parse(a.startsAt) - Date.parse(b.startsAt);

/**
 * The list with an updated appointment: upcoming ones first, soonest on top, then past ones, latest
 * on top.
 */
export const withAppointment = (
  { open, past }: AppointmentList,
  appointment: Appointment,
): AppointmentList => {
  const others = (some: readonly Appointment[]) => some.filter(({ id }) => id !== appointment.id);
  return appointment.status === 'open'
    ? { open: [...others(open), appointment].sort(byStart), past: others(past) }
    : {
        open: others(open),
        past: [...others(past), appointment].sort((a, b) => byStart(b, a)),
      };
};
