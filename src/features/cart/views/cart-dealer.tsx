import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDealer } from '~/src/features/dealers';

function DealerRemoved() {
  const { t } = useTranslation('cart');
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: without this the focus would be lost.
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1}>
      {t('dealer.forgotten')}
    </p>
  );
}

/** The dealer who goes along with the order, how to change them, and how to have them forgotten. */
export function CartDealer() {
  const { t } = useTranslation('cart');
  const { dealer, forgetDealer } = useDealer();
  const [wasForgotten, setForgotten] = useState(false);
  const forget = (): void => {
    setForgotten(true);
    forgetDealer();
  };
  return (
    <div role="status" className="text-sm">
      {!dealer && wasForgotten && <DealerRemoved />}
      {dealer && (
        <>
          <p>
            {t('dealer.yours', { name: dealer.name })} {t('dealer.change')}
          </p>
          <button type="button" className="link min-h-11" onClick={forget}>
            {t('dealer.forget')}
          </button>
        </>
      )}
    </div>
  );
}
