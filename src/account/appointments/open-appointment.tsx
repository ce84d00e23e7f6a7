import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { ArrowRightIcon } from '~/src/ui/icons';
import { SIGNED_OUT } from '../session/session-errors';
import { LoadFailure } from '../ui/load-failure';
import { AppointmentFacts } from './appointment-facts';
import { APPOINTMENTS, reschedulePath } from './appointment-paths';
import { CalendarLink } from './calendar-link';
import { FetchFailure } from './fetch-failure';
import { useAppointments } from './use-appointments';
import { VisitWhen } from './visit-when';
import '~/src/styles/sheets/account-screens.css';

/** The next consultation on the account's home screen; renders nothing if there is none. */
export function OpenAppointment() {
  const { t } = useTranslation('account-appointments');
  const { data, error, isFetching, refetch } = useAppointments();
  const next = data?.open[0];
  if (!data && error) {
    // Spec account §8: a missing identity token is logged only.
    if (error.userErrors.some(({ code }) => code === SIGNED_OUT)) return null;
    return (
      <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
        <FetchFailure error={error} />
      </LoadFailure>
    );
  }
  if (!next) return null;
  return (
    <section aria-labelledby="home-visit" className="home-section">
      <div className="home-section-head">
        <h2 id="home-visit" className="text-2xl">
          {t('home.title')}
        </h2>
        <LocalLink to={APPOINTMENTS} className="link-arrow">
          {t('actions.all')}
          <ArrowRightIcon size={20} />
        </LocalLink>
      </div>
      <div className="account-card visit-card">
        <h3 className="visit-kind">{t(`kinds.${next.kind}`)}</h3>
        <VisitWhen appointment={next} />
        <AppointmentFacts appointment={next} />
        <div className="visit-actions">
          <LocalLink to={reschedulePath(next.id)} className={buttonClass('secondary', 'sm')}>
            {t('actions.move')}
          </LocalLink>
          <CalendarLink appointment={next} />
        </div>
      </div>
    </section>
  );
}
