import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRange } from '~/src/domain/collections/collection-selection';
import { formatShortPrice } from '~/src/domain/locale/format-price';
import { customProperties } from '~/src/ui/custom-properties';
import { Field } from '~/src/ui/forms/field';
import { useLocale } from '~/src/features/locale';
import { priceScale, readAmount, toRange } from './price-steps';

interface PriceFieldsProps {
  /** The lowest and highest price of the collection in cents. */
  readonly bounds: { readonly min: number; readonly max: number };
  readonly price: PriceRange;
  readonly onChoose: (price: PriceRange) => void;
}

interface Draft {
  readonly from: string;
  readonly to: string;
}

const asText = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

/**
 * A price range with two sliders or two amounts; it applies when a slider is released or a field
 * loses focus.
 */
export function PriceFields({ bounds, price, onChoose }: PriceFieldsProps) {
  const { t } = useTranslation('collection');
  const { locale } = useLocale();
  const [draft, setDraft] = useState<Draft | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const scale = priceScale(bounds);
  const { low, high, step } = scale;
  const { from, to } = draft ?? { from: asText(price.min), to: asText(price.max) };
  const start = Math.min(high, Math.max(low, readAmount(from) ?? low));
  const end = Math.min(high, Math.max(low, readAmount(to) ?? high));
  const currency = locale.currency ?? 'USD';
  const worded = (units: number): string =>
    formatShortPrice({ cents: Math.round(units * 100), currency }, locale);
  const share = (units: number): string => `${((units - low) / (high - low)) * 100}%`;

  // React's change event fires on every step of a thumb.
  useEffect(() => {
    const element = place.current;
    const commit = (): void => {
      setDraft(null);
      onChoose(toRange(readAmount(from), readAmount(to), scale));
    };
    element?.addEventListener('change', commit);
    return () => element?.removeEventListener('change', commit);
  });

  const thumb = (end: 'from' | 'to', value: number, label: string) => (
    <input
      type="range"
      min={low}
      max={high}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={worded(value)}
      onChange={event => {
        // At least one step remains, or a thumb at the wrong end would leave no results.
        const units = Number(event.currentTarget.value);
        const kept = end === 'to' ? Math.max(low + step, units) : Math.min(high - step, units);
        setDraft({ from, to, [end]: String(kept) });
      }}
    />
  );
  const amount = (end: 'from' | 'to', label: string, placeholder: number) => (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={end === 'from' ? from : to}
      placeholder={worded(placeholder)}
      onChange={event => setDraft({ from, to, [end]: event.currentTarget.value })}
    />
  );
  return (
    <div ref={place} className="price-fields">
      <div
        className="price-track"
        style={customProperties({ '--from': share(start), '--to': share(end) })}
      >
        {thumb('from', Math.min(start, end), t('filters.price.lowest'))}
        {thumb('to', Math.max(start, end), t('filters.price.highest'))}
      </div>
      <div className="flex gap-3">
        {amount('from', t('filters.price.from'), Math.floor(bounds.min / 100))}
        {amount('to', t('filters.price.to'), Math.ceil(bounds.max / 100))}
      </div>
    </div>
  );
}
