import { navigate } from 'gatsby';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { Button, buttonClass } from '~/src/ui/button';
import { SignedInContext } from '../../session/session-context';
import { AppointmentFacts } from '../appointment-facts';
import { APPOINTMENTS, BOOKING } from '../appointment-paths';
import { CalendarLink } from '../calendar-link';
import { useCancellation } from '../use-cancellation';
import { MoveForm } from './move-form';

interface PresentAppointmentProps {
  readonly appointment: Appointment;
  readonly onOutdated: () => void;
}

/** An appointment with the form that moves it; one that is over says so instead. */
export function PresentAppointment({ appointment, onOutdated }: PresentAppointmentProps) {
  const { t } = useTranslation('account-appointments');
  const { brand, locale } = useLocale();
  const isVisitor = useContext(SignedInContext) === null;
  const [moves, setMoves] = useState(0);
  const { status, kind } = appointment;
  const toTitle = (): void => document.getElementById('visit-now')?.focus();
  const cancellation = useCancellation(toTitle);
  useEffect(() => {
    if (moves > 0) document.getElementById('visit-now')?.focus();
  }, [moves]);
  const isOpen = status === 'open';
  const leave = (): void =>
    void navigate(localizePath(isVisitor ? '/' : APPOINTMENTS, locale, brand));
  return (
    <>
      <p role="status" className={cancellation.news === '' ? 'sr-only' : 'account-news'}>
        {cancellation.news}
      </p>
      {cancellation.problem}
      <section className="account-card visit-card" aria-labelledby="visit-now" data-status={status}>
        <header>
          <h2 id="visit-now" tabIndex={-1} className="text-xl">
            {t(moves > 0 && isOpen ? 'reschedule.doneTitle' : 'reschedule.now')}
          </h2>
          <span className={isOpen ? 'badge' : 'badge badge-quiet'}>{t(`status.${status}`)}</span>
        </header>
        <p>
          <b>{t(`kinds.${kind}`)}</b>
        </p>
        <AppointmentFacts appointment={appointment} />
        {isOpen ? (
          <div className="visit-actions">
            <CalendarLink appointment={appointment} />
            <Button variant="secondary" size="sm" onClick={() => cancellation.ask(appointment)}>
              {t('cancel.yes')}
            </Button>
          </div>
        ) : (
          <div className="visit-actions">
            <p>{t(`reschedule.${status}`)}</p>
            <LocalLink to={BOOKING} className={buttonClass('secondary', 'sm')}>
              {t('reschedule.again')}
            </LocalLink>
          </div>
        )}
      </section>
      {isOpen && (
        <MoveForm
          key={appointment.startsAt}
          appointment={appointment}
          onMoved={() => setMoves(count => count + 1)}
          {...{ onOutdated }}
          onKeep={leave}
        />
      )}
      {cancellation.dialog}
    </>
  );
}
