import { STORE_TIME_ZONES } from '~/src/config/store-time-zones';
import { dayIn, type StoreDay } from '~/src/domain/calendar/store-day';
import { useLocale } from '~/src/features/locale';

/** Today in the store's time zone: charges are made on the store's days. */
export const useStoreDay = (): StoreDay => {
  const { locale } = useLocale();
  return dayIn(STORE_TIME_ZONES[locale.store], new Date());
};
