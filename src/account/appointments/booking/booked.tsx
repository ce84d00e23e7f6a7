import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { sessionStore } from '~/src/features/storage';
import { showHeading } from '~/src/account/ui/focus-heading';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { Button, buttonClass } from '~/src/ui/button';
import { CheckIcon } from '~/src/ui/icons';
import { LOGIN_REDIRECT } from '~/src/config/tab-keys';
import { SignedInContext } from '~/src/account/session/session-context';
import { useSignInNavigation } from '~/src/account/sign-in/sign-in-state';
import { AppointmentFacts } from '../appointment-facts';
import { APPOINTMENTS, reschedulePath } from '../appointment-paths';
import { CalendarLink } from '../calendar-link';
import { VisitWhen } from '../visit-when';

const BEFORE = ['pets', 'yard', 'time'] as const;

/** Offers visitors to create an account, which the consultation is then added to. */
function AccountOffer({ email }: Pick<Appointment, 'email'>) {
  const { t } = useTranslation('account-appointments');
  const { brand, locale } = useLocale();
  const goTo = useSignInNavigation();
  return (
    <div className="visit-note">
      <p>{t('booked.account')}</p>
      <p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            sessionStore.set(LOGIN_REDIRECT, localizePath(APPOINTMENTS, locale, brand));
            goTo('/account/register', { email });
          }}
        >
          {t('booked.register')}
        </Button>
      </p>
    </div>
  );
}

interface BookedProps {
  readonly appointment: Appointment;
}

/** The confirmation of a booking, with its calendar file. */
export function Booked({ appointment }: BookedProps) {
  const { t } = useTranslation('account-appointments');
  const { id, kind, email } = appointment;
  const before = kind === 'virtual' ? 'booked.beforeVirtual' : 'booked.before';
  const isVisitor = useContext(SignedInContext) === null;
  // The focused button is gone together with the form.
  useEffect(showHeading, []);
  return (
    <div className="visit-columns">
      <div className="account-card visit-card">
        <h2 className="visit-kind">{t(`kinds.${kind}`)}</h2>
        <VisitWhen appointment={appointment} />
        <AppointmentFacts appointment={appointment} />
        <div className="visit-actions">
          <CalendarLink appointment={appointment} variant="primary" />
          <LocalLink to={reschedulePath(id)} className={buttonClass('secondary', 'sm')}>
            {t('booked.change')}
          </LocalLink>
          <LocalLink to="/" className="link visit-quiet">
            {t('booked.shop')}
          </LocalLink>
        </div>
        {isVisitor && <AccountOffer email={email} />}
      </div>
      <aside className="visit-aside" aria-labelledby="visit-before">
        <div>
          <h2 id="visit-before" className="text-lg">
            {t(`${before}.title`)}
          </h2>
          <ul>
            {BEFORE.map(each => (
              <li key={each}>
                <CheckIcon size={20} />
                {t(`${before}.${each}`)}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
