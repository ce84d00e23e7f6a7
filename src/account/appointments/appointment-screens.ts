// One file for all three: every late file adds to webpack's runtime, which every page of the shop loads.
export { AppointmentsScreen } from './appointments-screen';
export { BookingScreen } from './booking/booking-screen';
export { RescheduleScreen } from './reschedule/reschedule-screen';
