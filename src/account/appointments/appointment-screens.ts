// One chunk for all three screens: each further chunk adds to the webpack runtime, which every page
// loads.
export { AppointmentsScreen } from './appointments-screen';
export { BookingScreen } from './booking/booking-screen';
export { RescheduleScreen } from './reschedule/reschedule-screen';
