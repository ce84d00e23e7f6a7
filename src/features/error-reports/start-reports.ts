import { createErrorReports } from '../../gateways/error-reports/error-reports';
import { browserSettings } from '../../site/browser-settings';
import { whenIdle } from '../../ui/when-idle';
import { followConsent } from '../consent';
import { takeOverErrors } from './early-errors';

/** Reports what was kept and what comes, for as long as the visitor allows it. */
export const startReports = (): void => {
  const reports = createErrorReports({
    dsn: process.env.GATSBY_SENTRY_DSN ?? '',
    release: process.env.GATSBY_RELEASE || 'development',
    brand: browserSettings.brand.id,
  });
  followConsent(({ choices }) => reports.allow(choices.analytics));
  takeOverErrors().forEach(reports.capture);
  void whenIdle().then(reports.watchScreen);
};
