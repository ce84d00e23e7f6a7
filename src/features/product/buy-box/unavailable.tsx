import type { ProductCard, Variant } from '~/src/domain/commerce/product';
import { buttonClass } from '~/src/ui/button';
import { SwatchDot } from '~/src/ui/swatch-dot';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import { OptionAdvice } from '../options/option-advice';
import type { ProductSelection } from '../options/use-product-selection';
import { StockAlert } from '../stock-alert/stock-alert';
import { Replacement } from './replacement';

export interface UnavailableProps {
  readonly variant: Variant;
  readonly selection: Pick<ProductSelection, 'options' | 'optionToChoose' | 'choose'>;
  /** What is offered if no other choice would help. */
  readonly replacement: ProductCard | null;
}

/** What a shopper can do about a variant that cannot be bought: a message, another choice, another product. */
export function Unavailable({ variant, selection, replacement }: UnavailableProps) {
  const { options, optionToChoose, choose } = selection;
  const option = options.find(({ name }) => name === optionToChoose);
  const choices = option?.values.filter(({ state }) => state === 'inStock') ?? [];
  const focusReturn = useFocusReturn<HTMLDivElement>();
  const canReturn = variant.availability !== 'discontinued';
  return (
    <div ref={focusReturn} className="grid gap-4">
      {canReturn && <StockAlert key={variant.id} variant={variant} />}
      {option && (
        <div className="grid gap-2">
          <OptionAdvice option={option.name} />
          <div className="flex gap-2">
            {choices.map(({ name, swatch }) => (
              <button
                key={name}
                type="button"
                className={buttonClass('secondary', 'sm')}
                onClick={() => choose(option.name, name)}
              >
                {swatch && <SwatchDot color={swatch} />}
                {name}
              </button>
            ))}
          </div>
        </div>
      )}
      {!option && replacement && (
        <Replacement card={replacement} variant={canReturn ? 'secondary' : 'primary'} />
      )}
    </div>
  );
}
