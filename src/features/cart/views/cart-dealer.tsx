import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import { useDealer } from '~/src/features/dealers';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';

function DealerRemoved() {
  const { t } = useTranslation('cart');
  const words = useRef<HTMLParagraphElement>(null);
  // The clicked button is removed; without this, focus would be lost.
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1}>
      {t('dealer.forgotten')}
    </p>
  );
}

interface CartDealerProps {
  /** Called when a link leads away from the cart. */
  readonly onFollow: () => void;
}

/** The dealer of the order, with buttons to change or remove them. */
export function CartDealer({ onFollow }: CartDealerProps) {
  const { t } = useTranslation('cart');
  const { brand } = useLocale();
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
          <p>{t('dealer.yours', { name: dealer.name })}</p>
          <p className="flex flex-wrap gap-x-6">
            {brand.hasDealers && (
              <LocalLink
                to={DEALERS_PATH}
                className="link inline-flex min-h-11 items-center"
                onClick={onFollow}
              >
                {t('dealer.change')}
              </LocalLink>
            )}
            <button type="button" className="link min-h-11" onClick={forget}>
              {t('dealer.forget')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
