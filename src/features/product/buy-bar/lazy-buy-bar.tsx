import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { BuyBarProps } from './buy-bar';

/** On wider screens the button stays in view, and the page needs no bar. */
const WIDE = '(min-width: 64rem)';

/** The bar for a button that was scrolled out of a phone's screen. Its code loads on the first scroll. */
export function LazyBuyBar(props: BuyBarProps) {
  const [Bar, setBar] = useState<ComponentType<BuyBarProps> | null>(null);

  useEffect(() => {
    if (window.matchMedia(WIDE).matches) return;
    const load = (): void => {
      // Without its code there is no bar; the button is where it was.
      import('./buy-bar').then(({ BuyBar }) => setBar(() => BuyBar)).catch(() => undefined);
    };
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, []);

  return Bar && <Bar {...props} />;
}
