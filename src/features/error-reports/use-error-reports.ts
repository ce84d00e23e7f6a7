import { useEffect } from 'react';
import { whenIdle } from '~/src/ui/timing/when-idle';
import { whenUsed } from '~/src/ui/timing/when-used';
import { subscribeToConsent } from '../consent';
import { whenErrorSeen } from './early-errors';

const load = async (): Promise<void> => {
  await Promise.race([whenUsed().then(whenIdle), whenErrorSeen()]);
  const { startReports } = await import('./start-reports');
  startReports();
};

/**
 * Reports errors once that is allowed: with the first error, or when the page is idle after an
 * interaction. A page without interaction does not load the client.
 */
export const useErrorReports = (): void => {
  useEffect(() => {
    if (!process.env.GATSBY_SENTRY_DSN) return;
    let isAsked = false;
    return subscribeToConsent(({ choices }) => {
      if (isAsked || !choices.analytics) return;
      isAsked = true;
      // The shop works without error reports.
      void load().catch(() => undefined);
    });
  }, []);
};
