import { useTranslation } from 'react-i18next';
import type { OptionState, OptionValueState } from '../../domain/option-selection';
import { ChoiceGroup, PillChoice, Swatch } from '../../ui/choice';

interface OptionPickerProps {
  readonly options: readonly OptionState[];
  readonly onChoose: (option: string, value: string) => void;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every option of a product; a value that cannot be had stays selectable and says so. */
export function OptionPicker({ options, onChoose }: OptionPickerProps) {
  const { t } = useTranslation('product');

  const labelOf = (value: OptionValueState): string => {
    if (!value.exists) return t('option.unavailable', { value: value.name });
    return value.isAvailable ? value.name : t('option.outOfStock', { value: value.name });
  };

  return (
    <>
      {options.map(option => (
        <ChoiceGroup
          key={option.name}
          legend={t('option.label', { option: option.name, value: option.selected ?? '' })}
        >
          {option.values.map(value => {
            const choice = {
              name: `option-${option.name}`,
              value: value.name,
              checked: value.isSelected,
              unavailable: !value.isAvailable,
              onSelect: (chosen: string) => onChoose(option.name, chosen),
            };
            return value.swatch ? (
              <Swatch key={value.name} {...choice} colour={value.swatch} label={labelOf(value)} />
            ) : (
              <PillChoice key={value.name} {...choice} label={labelOf(value)}>
                {capitalized(value.name)}
              </PillChoice>
            );
          })}
        </ChoiceGroup>
      ))}
    </>
  );
}
