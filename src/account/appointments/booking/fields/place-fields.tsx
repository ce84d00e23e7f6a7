import { useContext, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import type { SchedulerDealer } from '~/src/gateways/scheduler/decoders';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { SignedInContext } from '~/src/account/session/session-context';
import type { useVisitDealers } from '~/src/account/appointments/use-visit-dealers';
import type { BookingValues } from '../booking-schema';
import { DealerChoice } from './dealer-choice';
import { KindChoice } from './kind-choice';
import { StepTitle } from './step-title';

interface PlaceFieldsProps {
  readonly form: UseFormReturn<BookingValues>;
  /** The postal code of the current search; null before the first one. */
  readonly asked: string | null;
  readonly onAsk: (postalCode: string | null) => void;
  readonly dealers: ReturnType<typeof useVisitDealers>;
  readonly dealer: SchedulerDealer | undefined;
  readonly choose: (change: Partial<BookingValues>) => void;
}

/** The postal code, the dealers near it, and the kind of visit. */
export function PlaceFields({ form, asked, onAsk, dealers, dealer, choose }: PlaceFieldsProps) {
  const { t } = useTranslation('account-appointments');
  const { register, formState, getValues, setFocus, trigger } = form;
  const { errors } = formState;
  const { data } = dealers;

  const isCustomer = useContext(SignedInContext) !== null;
  const [isTyping, setTyping] = useState(false);
  const isPlaceKnown = isCustomer && !isTyping && asked !== null && Boolean(data?.length);
  useEffect(() => {
    if (isTyping) setFocus('postalCode');
  }, [isTyping, setFocus]);

  // Preselects a dealer: the one that the URL names, or the first who serves the address.
  useEffect(() => {
    if (!data) return;
    const { dealerId } = getValues();
    if (data.some(({ id }) => id === dealerId)) return;
    const [only, ...others] = data;
    const first = others.length === 0 ? only : data.find(each => each.servesPostalCode);
    choose({ dealerId: first?.id ?? '', day: '', startsAt: '' });
  }, [data, choose, getValues]);
  useEffect(() => {
    if (!dealer) return;
    const { kind } = getValues();
    const [only, ...others] = dealer.kinds;
    if (kind !== '' && dealer.kinds.includes(kind)) return;
    choose({ kind: others.length === 0 ? (only ?? '') : '', day: '', startsAt: '' });
  }, [dealer, choose, getValues]);

  const find = async (): Promise<void> => {
    if (!(await trigger('postalCode', { shouldFocus: true }))) return;
    onAsk(parsePostalCode(getValues('postalCode')));
  };
  return (
    <section className="account-card visit-step" aria-labelledby="visit-place">
      <StepTitle id="visit-place" number={1} isDone={Boolean(dealer && form.watch('kind'))}>
        {t('booking.dealer.title')}
      </StepTitle>
      {isPlaceKnown && (
        <p className="visit-near">
          {t('booking.dealer.nearCode', { postalCode: asked })}
          <button type="button" className="link visit-quiet" onClick={() => setTyping(true)}>
            {t('booking.dealer.changeCode')}
          </button>
        </p>
      )}
      <div className="visit-search" hidden={isPlaceKnown}>
        <Field
          label={t('booking.fields.postalCode')}
          error={errors.postalCode?.message ?? null}
          autoComplete="postal-code"
          {...register('postalCode', {
            onChange: () => {
              if (parsePostalCode(getValues('postalCode')) !== asked) onAsk(null);
            },
          })}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void find();
          }}
        />
        <Button busy={dealers.isFetching} onClick={() => void find()}>
          {t(dealers.isFetching ? 'booking.dealer.finding' : 'booking.dealer.find')}
        </Button>
      </div>
      {asked !== null && (
        <DealerChoice
          key={asked}
          asked={asked}
          search={dealers}
          dealerId={dealer?.id ?? ''}
          onSelect={dealerId => choose({ dealerId, day: '', startsAt: '' })}
          problem={errors.dealerId?.message ?? null}
        />
      )}
      {dealer && (
        <KindChoice
          dealer={dealer}
          kind={form.watch('kind')}
          onSelect={kind => choose({ kind, day: '', startsAt: '' })}
          problem={errors.kind?.message ?? null}
        />
      )}
    </section>
  );
}
