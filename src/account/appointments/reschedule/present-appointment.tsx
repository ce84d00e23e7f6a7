import { navigate } from 'gatsby';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { Button, buttonClass } from '~/src/ui/button';
import { CheckIcon } from '~/src/ui/icons';
import { SignedInContext } from '~/src/account/session/session-context';
import { showHeading } from '~/src/account/ui/focus-heading';
import { AppointmentFacts } from '../appointment-facts';
import { APPOINTMENTS, BOOKING } from '../appointment-paths';
import { CalendarLink } from '../calendar-link';
import { useCancellation } from '../use-cancellation';
import { VisitWhen } from '../visit-when';
import { MoveForm } from './move-form';

/** The state of the appointment; `open` means that it can still be moved. */
export type Outcome = 'open' | 'moved' | 'cancelled' | 'past';

interface PresentAppointmentProps {
  readonly appointment: Appointment;
  readonly onOutdated: () => void;
  /** Already in the screen's heading. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/** An appointment with the form that moves it, or the reason why it can no longer be moved. */
export function PresentAppointment(props: PresentAppointmentProps) {
  const { appointment, onOutdated, onOutcome } = props;
  const { t } = useTranslation('account-appointments');
  const { brand, locale } = useLocale();
  const isVisitor = useContext(SignedInContext) === null;
  const [moves, setMoves] = useState(0);
  const { status, kind, dealer } = appointment;
  const [wantsMove, setWantsMove] = useState(true);
  const [cancellations, setCancellations] = useState(0);
  const cancellation = useCancellation(() => setCancellations(count => count + 1));
  const isOpen = status === 'open';
  const isMoving = isOpen && wantsMove;
  const movedOrOpen = moves > 0 && !wantsMove ? 'moved' : 'open';
  const outcome = isOpen ? movedOrOpen : status;
  useEffect(() => onOutcome(outcome), [onOutcome, outcome]);
  // The button is gone; the dialog, which has just closed, would give the focus back to it. The
  // heading says what has happened, and on a phone it is above the screen.
  useEffect(() => {
    if (moves + cancellations > 0) showHeading();
  }, [moves, cancellations]);
  const moveAgain = (): void => {
    setWantsMove(true);
    // The button disappears when the form opens.
    requestAnimationFrame(() => document.getElementById('visit-move')?.focus());
  };
  const leave = (): void =>
    void navigate(localizePath(isVisitor ? '/' : APPOINTMENTS, locale, brand));
  const actions = (
    <div className="visit-actions">
      <CalendarLink appointment={appointment} />
      {!isMoving && (
        <Button variant="secondary" size="sm" onClick={moveAgain}>
          {t('reschedule.moveAgain')}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => cancellation.ask(appointment)}>
        {t('cancel.yes')}
      </Button>
    </div>
  );
  return (
    <>
      {cancellation.announcement}
      {cancellation.problem}
      {outcome === 'moved' && (
        <p className="account-news">
          <CheckIcon size={20} />
          {t('reschedule.mail', { email: appointment.email })}
        </p>
      )}
      <div className="visit-move">
        <section
          className="account-card visit-card"
          aria-labelledby="visit-now"
          data-status={status}
        >
          <header>
            <h2 id="visit-now" tabIndex={-1} className={isMoving ? 'visit-kind' : 'text-xl'}>
              {t(isMoving ? 'reschedule.now' : 'reschedule.details')}
            </h2>
            {!isOpen && <span className="badge badge-quiet">{t(`status.${status}`)}</span>}
          </header>
          <VisitWhen appointment={appointment} />
          <p>
            {isMoving
              ? t('kindWith', { kind: t(`kinds.${kind}`), dealer: dealer.name })
              : t(`kinds.${kind}`)}
          </p>
          {!isMoving && <AppointmentFacts appointment={appointment} />}
          {isOpen && !isMoving && actions}
          {!isOpen && (
            <div className="visit-actions">
              <p>{t(`reschedule.${status}`)}</p>
              <LocalLink to={BOOKING} className={buttonClass('secondary', 'sm')}>
                {t('reschedule.again')}
              </LocalLink>
            </div>
          )}
        </section>
        {isMoving && (
          <MoveForm
            key={appointment.startsAt}
            appointment={appointment}
            onMoved={() => {
              setMoves(count => count + 1);
              setWantsMove(false);
            }}
            onOutdated={onOutdated}
            onKeep={leave}
          />
        )}
        {isMoving && actions}
      </div>
      {cancellation.dialog}
    </>
  );
}
