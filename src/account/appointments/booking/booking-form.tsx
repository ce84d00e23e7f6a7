import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { Button } from '~/src/ui/button';
import { SignedInContext } from '~/src/account/session/session-context';
import { useSingleFlight } from '~/src/account/ui/use-single-flight';
import { Expectations } from '../expectations';
import { FieldProblem } from '../field-problem';
import { TimeChoice } from '../time-choice';
import { useAppointmentFormat } from '../use-appointment-format';
import { useVisitDealers } from '../use-visit-dealers';
import { BookingProblem, SignedOutNotice } from './booking-problem';
import { bookingSchema, type BookingValues } from './booking-schema';
import { Chosen } from './chosen';
import { DetailsFields } from './details-fields';
import { HomePrefill, type Home } from './home-prefill';
import { PlaceFields } from './place-fields';
import { StepTitle } from './step-title';
import { useBooking } from './use-booking';
import { useDraft, useFirstValues } from './use-first-values';
import { useHomeAddress } from './use-home-address';

interface BookingFormProps {
  readonly search: string;
  readonly onBooked: (booked: Appointment) => void;
}

/** Books a consultation: dealer, day and time, and contact details (spec account §2, §5). */
export function BookingForm({ search, onBooked }: BookingFormProps) {
  const { t } = useTranslation('account-appointments');
  const isVisitor = useContext(SignedInContext) === null;
  const resolver = useMemo(() => yupResolver(bookingSchema(t, isVisitor)), [t, isVisitor]);
  const defaultValues = useFirstValues(search);
  const form = useForm<BookingValues>({ resolver, defaultValues, shouldFocusError: false });
  const { control, formState, getValues, setValue, setError, clearErrors, handleSubmit } = form;
  const { errors, submitCount } = formState;
  useDraft(form);
  const { dealerId, kind, day, startsAt, ...details } = useWatch({ control });
  const { firstName, lastName, address, email, phone } = details;
  const areDetailsDone =
    [firstName, lastName, address, phone].every(Boolean) && (!isVisitor || Boolean(email));
  const format = useAppointmentFormat();
  const [asked, setAsked] = useState(() => parsePostalCode(defaultValues.postalCode));
  const dealers = useVisitDealers(asked);
  const dealer = dealers.data?.find(each => each.id === dealerId);
  const found = useRef(asked);
  if (asked !== null) found.current = asked;
  const wasCustomer = useRef(false);
  if (!isVisitor) wasCustomer.current = true;
  const element = useRef<HTMLFormElement>(null);
  const timeTitle = useRef<HTMLHeadingElement>(null);

  const choose = useCallback(
    (change: Partial<BookingValues>): void => {
      for (const name of ['dealerId', 'kind', 'day', 'startsAt'] as const) {
        const value = change[name];
        if (value === undefined) continue;
        setValue(name, value);
        clearErrors(name);
      }
    },
    [setValue, clearErrors],
  );
  const { fillIn, follow } = useHomeAddress(form);
  const ask = (code: string | null): void => {
    setAsked(code);
    follow(code);
  };
  const onHome = useCallback(
    (home: Home): void => {
      const isEmpty = getValues('postalCode') === '';
      fillIn(home);
      if (isEmpty) setAsked(parsePostalCode(home.postalCode));
    },
    [fillIn, getValues],
  );
  const onGone = (): void => {
    setValue('startsAt', '');
    setError('startsAt', { message: t('booking.time.gone') });
    timeTitle.current?.focus();
  };
  const booking = useBooking(form, isVisitor, { onBooked, onGone });
  const { run, isBusy } = useSingleFlight((isRepeated: boolean) =>
    isRepeated ? booking.repeat(getValues()) : handleSubmit(booking.book)(),
  );
  const submit = (): void => {
    const code = parsePostalCode(getValues('postalCode'));
    if (code !== asked) ask(code);
    // The dealer and the time were chosen for another place.
    if (code !== found.current) choose({ dealerId: '', day: '', startsAt: '' });
    run(false);
  };

  // The form library cannot focus a group of choices, because no single element stands for it.
  useEffect(() => {
    if (submitCount === 0 || document.activeElement === timeTitle.current) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  return (
    <form
      ref={element}
      noValidate
      className="visit-form"
      aria-busy={isBusy || undefined}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      {booking.failure === 'unanswered' && !isBusy && (
        <BookingProblem failure="unanswered" onRetry={() => run(true)} />
      )}
      {isVisitor && wasCustomer.current && <SignedOutNotice />}
      {!isVisitor && <HomePrefill onKnown={onHome} />}
      <PlaceFields {...{ form, asked, dealers, dealer, choose }} onAsk={ask} />
      <section className="account-card visit-step" aria-labelledby="visit-time">
        <StepTitle id="visit-time" ref={timeTitle} number={2} isDone={Boolean(startsAt)}>
          {t('booking.time.title')}
        </StepTitle>
        {dealer && kind ? (
          <TimeChoice
            key={`${dealer.id} ${kind} ${asked}`}
            {...{ dealer, kind }}
            // After a failure the slot may be taken because the failed request did book it; a retry
            // will tell.
            onGone={() => booking.failure === null && onGone()}
            postalCode={asked ?? ''}
            day={day ?? ''}
            startsAt={startsAt ?? ''}
            onDay={chosen => choose({ day: chosen, startsAt: '' })}
            onTime={chosen => choose({ startsAt: chosen })}
            problems={{
              day: errors.day?.message ?? null,
              startsAt: errors.day ? null : (errors.startsAt?.message ?? null),
            }}
          />
        ) : (
          <>
            <p className="visit-soft">
              {dealer
                ? t('booking.time.kindFirst', { dealer: dealer.name })
                : t('booking.time.first')}
            </p>
            <FieldProblem id="visit-day">{errors.day?.message ?? null}</FieldProblem>
          </>
        )}
      </section>
      <section className="account-card visit-step" aria-labelledby="visit-details">
        <StepTitle id="visit-details" number={3} isDone={Boolean(startsAt) && areDetailsDone}>
          {t('booking.details.title')}
        </StepTitle>
        <DetailsFields form={form} />
      </section>
      <div className="visit-side">
        <Chosen dealer={dealer} kind={kind ?? ''} startsAt={startsAt ?? ''} />
        {booking.failure !== null && booking.failure !== 'unanswered' && !isBusy && (
          <BookingProblem failure={booking.failure} onRetry={submit} />
        )}
        <div className="visit-end">
          {dealer && startsAt && (
            <p className="visit-end-choice">
              {t('booking.chosen.short', {
                when: format.shortWhen(startsAt, dealer.timeZone),
                dealer: dealer.name,
              })}
            </p>
          )}
          <Button type="submit" variant="primary" busy={isBusy} className="visit-submit">
            {t(isBusy ? 'booking.busy' : 'booking.submit')}
          </Button>
        </div>
        <aside className="visit-aside" aria-labelledby="visit-expect">
          <Expectations id="visit-expect" />
        </aside>
      </div>
    </form>
  );
}
