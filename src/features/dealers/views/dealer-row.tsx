import { useTranslation } from 'react-i18next';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { buttonClass } from '~/src/ui/button';
import { CheckIcon, PhoneIcon } from '~/src/ui/icons';
import { PhoneLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { useDealer } from '../dealer-provider';
import { useChooseDealer } from '../use-choose-dealer';
import { BookLink } from './book-link';
import { DealerLink } from './dealer-link';
import { useDistance, useVisitDate } from './use-dealer-format';

interface DealerRowProps {
  readonly dealer: NearbyDealer;
  /** The place that the shopper searched for. */
  readonly postalCode: string | null;
  /** Its number on the map, from 1. */
  readonly number: number;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A nearby dealer: name, distance, first date and actions. */
export function DealerRow({ dealer, postalCode, number, isSelected, onSelect }: DealerRowProps) {
  const { t } = useTranslation('dealers');
  const { brand } = useLocale();
  const { dealerId } = useDealer();
  const { choice, choose } = useChooseDealer();
  const distanceOf = useDistance();
  const dateOf = useVisitDate();
  const { id, name, phone, address, nextVisit, servesPostalCode, isCompanyOwned } = dealer;
  const isMine = dealerId === id;
  return (
    <li id={`dealer-${id}`} className="dealer-row" aria-current={isSelected || undefined}>
      <span className="dealer-number" aria-hidden="true">
        {number}
      </span>
      <div className="dealer-words">
        <h3 className="text-lg">
          <DealerLink dealer={dealer} className="dealer-link" onReach={onSelect}>
            {name}
          </DealerLink>
        </h3>
        <p className="dealer-place">
          <span>{distanceOf(dealer.distance)}</span>{' '}
          <span>
            {address.city}, {address.region}
          </span>
        </p>
        <p className="dealer-facts">
          {servesPostalCode && <span className="badge">{t('row.serves')}</span>}
          <span className="text-ink-soft">
            {t(isCompanyOwned ? 'row.own' : 'row.local', { brand: brand.name })}
          </span>
        </p>
        {nextVisit && (
          <p className="font-semibold">{t('row.nextVisit', { date: dateOf(nextVisit) })}</p>
        )}
      </div>
      <div className="dealer-do">
        <p className="dealer-actions">
          <BookLink
            dealer={dealer}
            postalCode={postalCode}
            isNamed
            className={buttonClass('strong', 'sm')}
          />
          {phone && (
            <PhoneLink
              phone={phone}
              label={t('row.callLabel', { name, phone })}
              className={buttonClass('secondary', 'sm')}
            >
              <PhoneIcon size={20} />
              {t('row.call', { phone })}
            </PhoneLink>
          )}
        </p>
        <p>
          {isMine ? (
            <span className="dealer-mine">
              <CheckIcon size={20} />
              {t('row.yours')}
            </span>
          ) : (
            <button
              type="button"
              className="link dealer-choose"
              aria-label={t('row.chooseLabel', { name })}
              aria-busy={choice === 'choosing' || undefined}
              onClick={() => void choose(id)}
            >
              {t(choice === 'choosing' ? 'row.choosing' : 'row.choose')}
            </button>
          )}
        </p>
        <p role="status" className="text-sm empty:hidden">
          {isMine && choice === 'chosen' && t('row.chosen', { name })}
        </p>
        <p role="alert" className="field-error empty:hidden">
          {choice === 'failed' && t('row.failed')}
        </p>
      </div>
    </li>
  );
}
