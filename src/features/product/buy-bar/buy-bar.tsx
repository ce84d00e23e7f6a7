import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { BUY_BAR_STYLES } from './buy-bar-styles';

export interface BuyBarProps {
  /** The id of the form that the button of the bar submits. */
  readonly box: RefObject<HTMLElement>;
  readonly isBuyable: boolean;
  readonly title: string;
  /** The chosen values, empty for a product without options. */
  readonly detail: string;
}

/** Repeats the button at the bottom of a phone's screen while the button itself is scrolled out of view. */
export function BuyBar({ box, isBuyable, title, detail }: BuyBarProps) {
  const { t } = useTranslation('product');
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const button = t('availability.inStock');

  useEffect(() => {
    const found = box.current?.querySelector('form');
    const target = found?.querySelector('[type="submit"]');
    if (!isBuyable || !found || !target) return;
    const observer = new IntersectionObserver(
      entries => {
        const entry = entries.at(-1);
        const isPast = entry && !entry.isIntersecting && entry.boundingClientRect.top < 0;
        setForm(isPast ? found : null);
      },
      // A button below the screen counts as visible; otherwise jumping past it would go unnoticed.
      { rootMargin: '0px 0px 100000px 0px' },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      setForm(null);
    };
  }, [box, isBuyable]);

  if (!form) return null;
  return (
    <section aria-label={t('buyBar.label', { title })} className="buy-bar">
      <style>{BUY_BAR_STYLES}</style>
      <p>
        <strong>{title}</strong>
        {detail !== '' && <span>{detail}</span>}
      </p>
      <Button
        variant="primary"
        size="sm"
        aria-label={t('buyBar.add', { button, title })}
        onClick={() => form.requestSubmit()}
      >
        {button}
      </Button>
    </section>
  );
}
