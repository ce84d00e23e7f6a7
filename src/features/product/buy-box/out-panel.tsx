import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Variant } from '~/src/domain/commerce/product';
import { LazyUnavailable } from './lazy-unavailable';
import { StockNote } from './stock-note';

interface OutPanelProps {
  readonly variant: Variant;
  /** What else the shopper could choose. */
  readonly children: ReactNode;
}

/** What is not there now, with the state of the button in its heading, and a form for a message when it is. */
export function OutPanel({ variant, children }: OutPanelProps) {
  const { t } = useTranslation('product');
  const values = variant.selectedOptions.map(({ value }) => value).join(', ');
  return (
    <div className="lead-box">
      <h2 className="text-xl">
        {values && `${values} – `}
        <button type="submit" disabled>
          {t(`availability.${variant.availability}`)}
        </button>
      </h2>
      <div>
        <StockNote variant={variant} />
        {children}
      </div>
      <LazyUnavailable variant={variant} replacement={null} />
    </div>
  );
}
