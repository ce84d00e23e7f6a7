import { useEffect, useState } from 'react';
import { careStatus, type CareStatus } from '~/src/domain/contact/care-hours';
import type { CareHours } from '~/src/domain/content/content';

const MINUTE_MS = 60_000;

/**
 * Whether customer care is open; null until the browser's clock has been read, or if there are no
 * exact hours.
 */
export const useCareStatus = (hours: readonly CareHours[]): CareStatus | null => {
  const [found, setFound] = useState<CareStatus | null>(null);
  useEffect(() => {
    const read = (): void => setFound(careStatus(hours, new Date()));
    read();
    const timer = setInterval(read, MINUTE_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return found;
};
