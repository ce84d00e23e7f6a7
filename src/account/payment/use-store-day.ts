import { STORE_TIME_ZONES } from '~/src/config/store-time-zones';
import { useLocale } from '~/src/features/locale';

/** Today where the store is, as an ISO 8601 date: charges are made on the store's days. */
export const useStoreDay = (): string => {
  const { locale } = useLocale();
  return new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: STORE_TIME_ZONES[locale.store], year: 'numeric' },
    ...{ month: '2-digit', day: '2-digit' },
  }).format(new Date());
};
