import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { SchedulerDealer } from '~/src/gateways/scheduler/decoders';
import { Button, buttonClass } from '~/src/ui/button';
import { ChoiceGroup, RadioCard } from '~/src/ui/forms/choice';
import { AccountSkeleton } from '~/src/account/ui/account-skeleton';
import { failureText } from '~/src/account/ui/failure-text';
import { LoadFailure } from '~/src/account/ui/load-failure';
import { ShopPhone } from '~/src/account/ui/shop-phone';
import { FieldProblem } from '~/src/account/appointments/field-problem';
import type { useVisitDealers } from '~/src/account/appointments/use-visit-dealers';

const KILOMETRES_PER_MILE = 1.609344;

/** Formats a distance in miles, in Canada with kilometers as well. */
const useDistance = (): ((miles: number) => string) => {
  const { t } = useTranslation('account-appointments');
  const { locale } = useLocale();
  return miles => {
    const words =
      miles < 1
        ? t('booking.dealer.near')
        : t('booking.dealer.miles', { count: Math.round(miles) });
    return locale.shopifyCountry === 'CA' && miles >= 1
      ? t('booking.dealer.kilometres', {
          miles: words,
          kilometres: Math.round(miles * KILOMETRES_PER_MILE),
        })
      : words;
  };
};

function NoDealer() {
  const { t } = useTranslation('account-appointments');
  return (
    <div className="visit-note">
      <p>
        <b>{t('booking.dealer.none')}</b>
      </p>
      <p>{t('booking.dealer.noneNext')}</p>
      <p className="account-form-end">
        <LocalLink to="/free-consultation#book" className={buttonClass('strong', 'sm')}>
          {t('booking.dealer.noneLink')}
        </LocalLink>
        <ShopPhone>{phone => t('booking.call', { phone })}</ShopPhone>
      </p>
    </div>
  );
}

interface DealerChoiceProps {
  /** The postal code of the search. */
  readonly asked: string;
  readonly search: ReturnType<typeof useVisitDealers>;
  /** Empty if no dealer is chosen. */
  readonly dealerId: string;
  readonly onSelect: (dealerId: string) => void;
  readonly problem: string | null;
}

/** How many dealers are shown at first; farther ones on request. */
const FIRST_SHOWN = 3;

const factsOf = ({ address }: SchedulerDealer): string => `${address.city}, ${address.region}`;

/** The dealers near a postal code, as radio buttons. */
export function DealerChoice({ asked, search, dealerId, onSelect, problem }: DealerChoiceProps) {
  const { t } = useTranslation(['account-appointments', 'account']);
  const { brand } = useLocale();
  const distanceOf = useDistance();
  const id = useId();
  const { data, error, isFetching, refetch } = search;
  const [isAll, setAll] = useState(false);
  const first = (data ?? []).filter((each, at) => at < FIRST_SHOWN || each.id === dealerId);
  const shown = isAll || (data && data.length - first.length < 2) ? (data ?? []) : first;
  const found = data && t('booking.dealer.found', { count: data.length, postalCode: asked });
  return (
    <>
      <p role="status" className="sr-only">
        {isFetching && t('booking.dealer.finding')}
        {!isFetching && data && (data.length > 0 ? found : t('booking.dealer.none'))}
      </p>
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t('booking.dealer.failed')} {failureText(t, error)}
        </LoadFailure>
      )}
      {!data && !error && <AccountSkeleton rows={2} />}
      {data?.length === 0 && <NoDealer />}
      {data && data.length > 0 && (
        <ChoiceGroup legend={t('booking.dealer.legend')} className="visit-dealers">
          {shown.map(dealer => (
            <RadioCard
              key={dealer.id}
              name={id}
              value={dealer.id}
              checked={dealer.id === dealerId}
              onSelect={onSelect}
              problemId={problem === null ? null : id}
            >
              <b>{dealer.name}</b>
              <span className="visit-dealer-facts">
                <span>{factsOf(dealer)}</span>
                <span>{distanceOf(dealer.distance)}</span>
                <span>
                  {t(dealer.companyOwned ? 'booking.dealer.own' : 'booking.dealer.local', {
                    brand: brand.name,
                  })}
                </span>
                {dealer.servesPostalCode && (
                  <span className="badge">{t('booking.dealer.serves')}</span>
                )}
              </span>
            </RadioCard>
          ))}
        </ChoiceGroup>
      )}
      {data && shown.length < data.length && (
        <Button variant="secondary" size="sm" className="visit-more" onClick={() => setAll(true)}>
          {t('booking.dealer.more', { count: data.length - shown.length })}
        </Button>
      )}
      <FieldProblem id={id}>{data && data.length > 0 ? problem : null}</FieldProblem>
    </>
  );
}
