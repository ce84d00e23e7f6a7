import { useTranslation } from 'react-i18next';
import { MAX_LINE_QUANTITY } from '~/src/domain/commerce/cart';
import type { Availability } from '~/src/domain/commerce/product';
import { Button } from '~/src/ui/button';
import { QuantityStepper } from '~/src/ui/forms/quantity-stepper';
import { isNearLimit, type StockLimit } from '../use-stock-limit';

interface BuyBoxButtonProps {
  readonly availability: Availability;
  /** False if it is not sold online to this shopper. */
  readonly isBuyable: boolean;
  /** False for a service, of which one is bought at a time. */
  readonly hasQuantity: boolean;
  readonly stockLimit: StockLimit;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly refuseQuantity: () => void;
  /** Id of the message about a refused quantity, while there is one. */
  readonly problemId: string | undefined;
}

/** The quantity, and the button that adds it. */
export function BuyBoxButton(props: BuyBoxButtonProps) {
  const { availability, isBuyable, stockLimit, quantity, setQuantity, refuseQuantity, problemId } =
    props;
  const { t } = useTranslation('product');
  const { max, left, inCart } = stockLimit;
  const isFree = availability === 'inStock' && isBuyable && max !== 0;
  return (
    <>
      <div className="flex gap-3">
        {props.hasQuantity && (
          <QuantityStepper
            value={quantity}
            max={max ?? MAX_LINE_QUANTITY}
            disabled={!isFree}
            onChange={setQuantity}
            onRefuse={refuseQuantity}
            problemId={problemId}
            labels={{
              quantity: t('quantity.label'),
              increase: t('quantity.increase'),
              decrease: t('quantity.decrease'),
            }}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          className="grow"
          disabled={!isFree}
          onClick={event => {
            // A double click means one.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {t(`availability.${availability}`)}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isNearLimit(stockLimit, quantity) &&
          t(max === 0 ? 'quantity.allInCart' : 'quantity.someInCart', { left, count: inCart })}
      </p>
    </>
  );
}
