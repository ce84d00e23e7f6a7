import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { BUY_BAR_STYLES } from './buy-bar-styles';

export interface BuyBarProps {
  /** Contains the button, or the link, that the bar stands in for. */
  readonly box: RefObject<HTMLElement>;
  readonly isBuyable: boolean;
  readonly title: string;
  /** The chosen values, empty for a product without options. */
  readonly detail: string;
  /** Null while it is not known. */
  readonly price: string | null;
  /** What the button says. */
  readonly button: string;
}

const TARGET = ':is([type="submit"], a.btn-primary)';

/**
 * Repeats the button while it is scrolled out of view: at the bottom of a phone's screen, and below
 * the header of a wider one.
 */
export function BuyBar({ box, isBuyable, title, detail, price, button }: BuyBarProps) {
  const { t } = useTranslation('product');
  const [target, setTarget] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const found = box.current?.querySelector<HTMLElement>(TARGET);
    if (!isBuyable || !found) return;
    const observer = new IntersectionObserver(
      entries => {
        const entry = entries.at(-1);
        const isPast = entry && !entry.isIntersecting && entry.boundingClientRect.top < 0;
        setTarget(isPast ? found : null);
      },
      // A button below the screen counts as visible; otherwise jumping past it would go unnoticed.
      { rootMargin: '0px 0px 100000px 0px' },
    );
    observer.observe(found);
    return () => {
      observer.disconnect();
      setTarget(null);
    };
  }, [box, isBuyable]);

  if (!target) return null;
  return (
    <section aria-label={t('buyBar.label', { title })} className="buy-bar">
      <style>{BUY_BAR_STYLES}</style>
      <p>
        <strong>{title}</strong>
        {detail !== '' && <span>{detail}</span>}
      </p>
      {price !== null && <b>{price}</b>}
      <Button
        variant="primary"
        size="sm"
        aria-label={t('buyBar.add', { button, title })}
        onClick={() => target.click()}
      >
        {button}
      </Button>
    </section>
  );
}
