import { startTransition, useEffect, useState } from 'react';

/** The time, in the browser alone; read again whenever the shopper comes back to the page. */
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
