import { useTranslation } from 'react-i18next';
import type {
  AdjustedChoices,
  OptionState,
  OptionValueState,
} from '~/src/domain/commerce/option-selection';
import type { SizeGuide } from '~/src/domain/size-guide/size-guide';
import { ChoiceGroup, PillChoice, Swatch } from '~/src/ui/forms/choice';
import { LazySizeGuideLink } from '../size-guide/lazy-size-guide-link';
import { useOptionName } from './use-option-name';

interface OptionPickerProps {
  readonly options: readonly OptionState[];
  /** The other choices that the last choice changed. */
  readonly adjusted?: AdjustedChoices | null;
  /** The option whose change makes the selection available; only its chosen value is struck. */
  readonly toChoose?: string | null;
  readonly onChoose: (option: string, value: string) => void;
  /** Helps to choose a value of the option that it names; absent or null for none. */
  readonly sizeGuide?: SizeGuide | null | undefined;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Every option of a product. An unavailable value stays selectable and says so, because selecting
 * it shows what else is available.
 */
export function OptionPicker(props: OptionPickerProps) {
  const { options, adjusted = null, toChoose = null, onChoose, sizeGuide } = props;
  const { t } = useTranslation('product');
  const nameOf = useOptionName();

  const labelOf = ({ name, state, isOnSale }: OptionValueState): string => {
    if (state !== 'inStock') return t(`option.${state}`, { value: name });
    return isOnSale ? t('option.onSale', { value: name }) : name;
  };

  if (options.length === 0) return null;
  return (
    <div className="options">
      {options.map(option => (
        <div key={option.name}>
          {sizeGuide?.option === option.name && (
            <LazySizeGuideLink guide={sizeGuide} onChoose={onChoose} />
          )}
          <ChoiceGroup
            legend={t('option.label', {
              option: nameOf(option.name),
              value: option.selected ?? '',
            })}
          >
            {option.values.map(each => {
              const isKept = each.isSelected && toChoose !== null && toChoose !== option.name;
              const value: OptionValueState = isKept ? { ...each, state: 'inStock' } : each;
              const choice = {
                name: `option-${option.name}`,
                value: value.name,
                checked: value.isSelected,
                unavailable: value.state !== 'inStock',
                state: value.state,
                onSelect: (chosen: string) => onChoose(option.name, chosen),
              };
              return value.swatch ? (
                <Swatch key={value.name} {...choice} color={value.swatch} label={labelOf(value)} />
              ) : (
                <PillChoice key={value.name} {...choice} label={labelOf(value)}>
                  {capitalized(value.name)}
                  {value.state === 'comingSoon' && (
                    <small className="choice-mark"> {t('option.soonMark')}</small>
                  )}
                  {value.state === 'inStock' && value.isOnSale && (
                    <small className="choice-mark"> {t('option.saleMark')}</small>
                  )}
                </PillChoice>
              );
            })}
          </ChoiceGroup>
          <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
            {adjusted?.option === option.name &&
              t('option.moved', {
                value: adjusted.value,
                from: adjusted.from.join(', '),
                to: adjusted.to.join(', '),
              })}
          </p>
        </div>
      ))}
    </div>
  );
}
