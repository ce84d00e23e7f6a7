export const APPOINTMENTS = '/account/appointments';

/** The path of the booking screen, for customers and visitors. */
export const BOOKING = `${APPOINTMENTS}/book`;

export const reschedulePath = (id: string): string => `${APPOINTMENTS}/reschedule/${id}`;
