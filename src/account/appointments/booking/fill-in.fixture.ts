import { heading, open } from '~/src/account/testing/visit.fixture';
import { chooseDealer, chooseTime, fillInDetails } from './booking.fixture';

/** Opens the booking screen. @param search the query of the URL */
export const start = async (search = ''): Promise<void> => {
  open(`/account/appointments/book${search}`);
  await heading('Book a consultation');
};

/** Opens the booking screen and fills in everything as a visitor. */
export const fillInAll = async (): Promise<void> => {
  await start();
  await chooseDealer();
  await chooseTime();
  fillInDetails();
};
