import { useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '~/src/ui/forms/field';
import { LocalLink } from '~/src/features/links';
import { SignedInContext } from '~/src/account/session/session-context';
import { BOOKING } from '~/src/account/appointments/appointment-paths';
import { isReminderAhead, type VisitTime } from '~/src/account/appointments/visit-nearness';
import type { BookingValues } from '../booking-schema';
import { StepTitle } from './step-title';

/** Spec account §6: asks visitors whether they already have an account. */
function AccountHint() {
  const { t } = useTranslation('account-appointments');
  return (
    <p className="visit-known">
      <b>{t('booking.account.title')}</b>
      <LocalLink
        to={`/account/login?redirect=${encodeURIComponent(BOOKING)}`}
        className="link visit-quiet"
      >
        {t('booking.account.signIn')}
      </LocalLink>
      <span className="visit-soft">{t('booking.account.body')}</span>
    </p>
  );
}

type TextField = 'firstName' | 'lastName' | 'address' | 'email' | 'phone' | 'referralCode';

const REQUIRED = ['firstName', 'lastName', 'address', 'phone'] as const;

interface DetailsFieldsProps {
  readonly form: UseFormReturn<BookingValues>;
  /** Null until a time is chosen. */
  readonly visit: VisitTime | null;
}

/** The contact details and the address of the visit. */
export function DetailsFields({ form, visit }: DetailsFieldsProps) {
  const { t } = useTranslation('account-appointments');
  const customer = useContext(SignedInContext)?.customer ?? null;
  const { register, formState, watch } = form;
  const [email, ...others] = watch(['email', 'startsAt', ...REQUIRED]);
  const isReminded = !visit || isReminderAhead(visit, new Date());
  const emailNote = t(isReminded ? 'booking.details.emailNote' : 'booking.details.emailNoteSoon');
  const isDone = others.every(Boolean) && (customer !== null || Boolean(email));
  const text = (
    name: TextField,
    label: string,
    rest: Pick<FieldProps, 'autoComplete' | 'type' | 'inputMode' | 'note'>,
  ) => (
    <Field
      key={name}
      label={label}
      error={formState.errors[name]?.message ?? null}
      {...rest}
      {...register(name)}
    />
  );
  return (
    <section className="account-card visit-step" aria-labelledby="visit-details">
      <StepTitle id="visit-details" number={3} isDone={isDone}>
        {t('booking.details.title')}
      </StepTitle>
      {!customer && <AccountHint />}
      <div className="account-form-pair">
        {text('firstName', t('booking.fields.firstName'), { autoComplete: 'given-name' })}
        {text('lastName', t('booking.fields.lastName'), { autoComplete: 'family-name' })}
      </div>
      {text('address', t('booking.fields.address'), {
        autoComplete: 'street-address',
        note: t('booking.details.addressNote'),
      })}
      <div className="account-form-pair">
        {customer ? (
          <Field
            key="confirmation"
            label={t('booking.details.confirmation')}
            note={emailNote}
            type="email"
            readOnly
            value={customer.email}
          />
        ) : (
          text('email', t('booking.fields.email'), {
            autoComplete: 'email',
            type: 'email',
            note: emailNote,
          })
        )}
        {text('phone', t('booking.fields.phone'), {
          autoComplete: 'tel-national',
          type: 'tel',
          note: t('booking.details.phoneNote'),
        })}
      </div>
      {text('referralCode', t('booking.optional', { label: t('booking.fields.referralCode') }), {
        autoComplete: 'off',
        note: t('booking.details.referralNote'),
      })}
    </section>
  );
}
