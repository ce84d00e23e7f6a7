import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import type { SchedulerDealer } from '~/src/gateways/scheduler/decoders';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { FieldProblem } from '../field-problem';
import type { useVisitDealers } from '../use-visit-dealers';
import type { BookingValues } from './booking-schema';
import { DealerChoice } from './dealer-choice';
import { KindChoice } from './kind-choice';

interface PlaceFieldsProps {
  readonly form: UseFormReturn<BookingValues>;
  /** The postal code whose dealers are shown; null before the first search. */
  readonly asked: string | null;
  readonly onAsk: (postalCode: string | null) => void;
  readonly dealers: ReturnType<typeof useVisitDealers>;
  readonly dealer: SchedulerDealer | undefined;
  readonly choose: (change: Partial<BookingValues>) => void;
}

/** The postal code, the dealers near it, and how to meet the one who is chosen. */
export function PlaceFields({ form, asked, onAsk, dealers, dealer, choose }: PlaceFieldsProps) {
  const { t } = useTranslation('account-appointments');
  const { register, formState, getValues, trigger } = form;
  const { errors } = formState;
  const { data } = dealers;

  // A dealer whom nobody chose here: named by the address, or the only one.
  useEffect(() => {
    if (!data) return;
    const { dealerId } = getValues();
    if (data.some(({ id }) => id === dealerId)) return;
    choose({ dealerId: data.length === 1 ? (data[0]?.id ?? '') : '', day: '', startsAt: '' });
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
      <h2 id="visit-place" className="text-2xl">
        {t('booking.dealer.title')}
      </h2>
      <div className="visit-search">
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
          asked={asked}
          search={dealers}
          dealerId={dealer?.id ?? ''}
          onSelect={dealerId => choose({ dealerId, day: '', startsAt: '' })}
          problem={errors.dealerId?.message ?? null}
        />
      )}
      {asked === null && (
        <FieldProblem id="visit-dealer">{errors.dealerId?.message ?? null}</FieldProblem>
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
