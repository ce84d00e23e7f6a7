import { startTransition, useEffect, useState } from 'react';

/** The current time, only in the browser; updated when the shopper returns to the page. */
export const useCurrentTime = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const read = (): void => startTransition(() => setNow(new Date()));
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return now;
};
