import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, CheckIcon } from '~/src/ui/icons';
import { PhoneLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { useDealer } from '../dealer-provider';

interface StoredDealerProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Forgotten() {
  const { t } = useTranslation('dealers');
  const words = useRef<HTMLParagraphElement>(null);
  // The clicked button is removed; without this, focus would be lost.
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} role="status">
      {t('stored.forgotten')}
    </p>
  );
}

/** The stored dealer, as a line that expands to their details; empty if there is none. */
export function StoredDealer({ isOpen, onToggle }: StoredDealerProps) {
  const { t } = useTranslation('dealers');
  const { brand } = useLocale();
  const { dealer, forgetDealer } = useDealer();
  const [wasForgotten, setForgotten] = useState(false);
  const id = useId();
  if (!dealer) return wasForgotten ? <Forgotten /> : null;
  const { name, phone, serviceAreas, isCompanyOwned } = dealer;
  return (
    <div className="stored-dealer">
      <button
        type="button"
        className="stored-dealer-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <CheckIcon size={20} />
        {t('stored.toggle', { name })}
        <ChevronDownIcon size={20} />
      </button>
      <div id={id} hidden={!isOpen} className="stored-dealer-body">
        <p>{t(isCompanyOwned ? 'row.own' : 'row.local', { brand: brand.name })}</p>
        {serviceAreas.length > 0 && <p>{t('stored.areas', { areas: serviceAreas.join(', ') })}</p>}
        <p className="flex flex-wrap gap-x-6">
          {phone && (
            <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center">
              {t('row.callLabel', { name, phone })}
            </PhoneLink>
          )}
          <button
            type="button"
            className="link min-h-11"
            onClick={() => {
              setForgotten(true);
              forgetDealer();
            }}
          >
            {t('stored.forget')}
          </button>
        </p>
      </div>
    </div>
  );
}
