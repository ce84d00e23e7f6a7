import { useTranslation } from 'react-i18next';
import { LazyUnavailable } from './lazy-unavailable';
import { StockNote } from './stock-note';
import type { UnavailableProps } from './unavailable';

/** What cannot be bought now, with the state of the button in its heading, and what the shopper can do. */
export function OutPanel(props: UnavailableProps) {
  const { t } = useTranslation('product');
  const { variant } = props;
  const values = variant.selectedOptions.map(({ value }) => value).join(', ');
  return (
    <div className="lead-box">
      <h2 className="text-xl">
        {values && `${values} – `}
        <button type="submit" disabled>
          {t(`availability.${variant.availability}`)}
        </button>
      </h2>
      <StockNote variant={variant} />
      <LazyUnavailable {...props} />
    </div>
  );
}
