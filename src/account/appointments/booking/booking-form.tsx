import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { SignedInContext } from '~/src/account/session/session-context';
import { useSingleFlight } from '~/src/account/ui/use-single-flight';
import { useSteadyForm } from '~/src/account/ui/use-steady-form';
import { Expectations } from '../expectations';
import { BookingEnd } from './booking-end';
import { BookingProblem, SignedOutNotice } from './booking-problem';
import { bookingSchema, type BookingValues } from './booking-schema';
import { Chosen } from './chosen';
import { DetailsFields } from './fields/details-fields';
import { PlaceFields } from './fields/place-fields';
import { TimeFields } from './fields/time-fields';
import { HomePrefill } from './home-prefill';
import { useBooking } from './use-booking';
import { useDealerSearch } from './use-dealer-search';
import { useDraft, useFirstValues } from './use-first-values';

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
  const { submitCount } = formState;
  useDraft(form);
  const { dealerId, kind, startsAt } = useWatch({ control });
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
  const { asked, dealers, ask, onHome, askForTyped } = useDealerSearch(form, choose);
  const dealer = dealers.data?.find(each => each.id === dealerId);
  const visit = dealer && startsAt ? { startsAt, dealer } : null;
  const wasCustomer = useRef(false);
  if (!isVisitor) wasCustomer.current = true;
  const element = useRef<HTMLFormElement>(null);
  const timeTitle = useRef<HTMLHeadingElement>(null);

  const onGone = (): void => {
    setValue('startsAt', '');
    setError('startsAt', { message: t('booking.time.gone') });
    timeTitle.current?.focus();
  };
  const booking = useBooking(form, isVisitor, { onBooked, onGone });
  useSteadyForm();
  const { run, isBusy } = useSingleFlight((isRepeated: boolean) =>
    isRepeated ? booking.repeat(getValues()) : handleSubmit(booking.book)(),
  );
  const submit = (): void => {
    askForTyped();
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
      <PlaceFields
        form={form}
        asked={asked}
        dealers={dealers}
        dealer={dealer}
        choose={choose}
        onAsk={ask}
      />
      <TimeFields
        form={form}
        asked={asked}
        dealer={dealer}
        choose={choose}
        // After a failure the slot may be taken because the failed request did book it; a retry
        // will tell.
        onGone={() => booking.failure === null && onGone()}
        titleRef={timeTitle}
      />
      <DetailsFields form={form} visit={visit} />
      <div className="visit-side">
        <Chosen dealer={dealer} kind={kind ?? ''} startsAt={startsAt ?? ''} />
        {booking.failure !== null && booking.failure !== 'unanswered' && !isBusy && (
          <BookingProblem failure={booking.failure} onRetry={submit} />
        )}
        <BookingEnd dealer={dealer} startsAt={startsAt ?? ''} isBusy={isBusy} />
        <aside className="visit-aside" aria-labelledby="visit-expect">
          <Expectations id="visit-expect" visit={visit} />
        </aside>
      </div>
    </form>
  );
}
