import { useEffect } from 'react';
import { whenIdle } from '../../ui/when-idle';
import { followConsent } from '../consent';
import { whenErrorSeen } from './early-errors';

const load = async (): Promise<void> => {
  await Promise.race([whenIdle(), whenErrorSeen()]);
  const { startReports } = await import('./start-reports');
  startReports();
};

/** Reports errors once that is allowed: after the page has loaded and is at rest, or at the first. */
export const useErrorReports = (): void => {
  useEffect(() => {
    if (!process.env.GATSBY_SENTRY_DSN) return;
    let isAsked = false;
    return followConsent(({ choices }) => {
      if (isAsked || !choices.analytics) return;
      isAsked = true;
      // Nothing is owed to who measures: the shop goes on without.
      void load().catch(() => undefined);
    });
  }, []);
};
