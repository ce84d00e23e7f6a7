import { createErrorReports } from '~/src/gateways/sentry/error-reports';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { whenIdle } from '~/src/ui/timing/when-idle';
import { currentChoices, subscribeToConsent } from '../consent';
import { drainErrors } from './early-errors';

/** Reports the errors kept so far and those to come, for as long as the visitor allows it. */
export const startReports = (): void => {
  const reports = createErrorReports({
    dsn: process.env.GATSBY_SENTRY_DSN ?? '',
    release: process.env.GATSBY_RELEASE || 'development',
    brand: browserSettings.brand.id,
    mayReport: () => currentChoices().analytics,
  });
  subscribeToConsent(({ choices }) => reports.allow(choices.analytics));
  const early = drainErrors();
  const reportEarly = (): void => early.forEach(reports.capture);
  // An error is sent with a recording of the screen, so the recorder comes first, if it comes at all.
  void whenIdle().then(reports.watchScreen).then(reportEarly, reportEarly);
};
