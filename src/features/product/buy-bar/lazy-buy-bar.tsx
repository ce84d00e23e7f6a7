import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { BuyBarProps } from './buy-bar';

/** The bar for a button that was scrolled out of view. Its code loads on the first scroll. */
export function LazyBuyBar(props: BuyBarProps) {
  const [Bar, setBar] = useState<ComponentType<BuyBarProps> | null>(null);

  useEffect(() => {
    const load = (): void => {
      // Without its code there is no bar; the button is where it was.
      import('./buy-bar').then(({ BuyBar }) => setBar(() => BuyBar)).catch(() => undefined);
    };
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, []);

  return Bar && <Bar {...props} />;
}
