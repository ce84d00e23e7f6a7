export const APPOINTMENTS = '/account/appointments';

/** Where a consultation is booked, signed in or not. */
export const BOOKING = `${APPOINTMENTS}/book`;

export const reschedulePath = (id: string): string => `${APPOINTMENTS}/reschedule/${id}`;
