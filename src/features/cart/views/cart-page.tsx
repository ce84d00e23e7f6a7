import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '~/src/domain/commerce/money';
import { PhoneLink } from '~/src/features/links';
import { useCart, useCartActions } from '../state/use-cart';
import { CartContents } from './cart-contents';
import { CartAssurances, type CheckoutSettings } from './summary/cart-assurances';
import { CartDue, CartSummary } from './summary/cart-summary';
import { CartLoading } from './cart-loading';
import { CheckoutButton } from './summary/checkout-button';

const PAIRINGS = 4;

const doNothing = (): void => undefined;

interface CartPageProps {
  readonly freeShippingThreshold: Money | null;
  readonly settings: CheckoutSettings;
  readonly phone: string | null;
}

function WithoutScript({ phone }: Pick<CartPageProps, 'phone'>) {
  const { t } = useTranslation('cart');
  return (
    <noscript>
      <p className="notice">{t('page.noScript')}</p>
      {phone !== null && (
        <p>
          <PhoneLink phone={phone} className="link inline-block py-2.5">
            {t('page.call', { phone })}
          </PhoneLink>
        </p>
      )}
    </noscript>
  );
}

/**
 * The cart as a page: the lines, and the totals beside them. Its contents are known only in the
 * browser.
 */
export function CartPage({ freeShippingThreshold, settings, phone }: CartPageProps) {
  const { t } = useTranslation('cart');
  const cart = useCart();
  const { preload } = useCartActions();
  const [isBrowser, setBrowser] = useState(false);
  const { lines, totalQuantity } = cart.view;

  useEffect(() => {
    setBrowser(true);
    preload();
  }, [preload]);

  return (
    <div className="wrap cart-page">
      <h1 className="text-4xl">
        {t('title')}{' '}
        {lines.length > 0 && (
          <span className="cart-count">{t('itemCount', { count: totalQuantity })}</span>
        )}
      </h1>
      <WithoutScript phone={phone} />
      <div className="script-only cart-main">
        {isBrowser ? (
          <CartContents
            cart={cart}
            freeShippingThreshold={freeShippingThreshold}
            pairings={PAIRINGS}
            headingLevel={2}
            onFollow={doNothing}
          />
        ) : (
          <CartLoading />
        )}
      </div>
      {isBrowser && lines.length > 0 && (
        <div className="cart-aside">
          <section aria-label={t('totals.label')} className="cart-sum">
            <h2 className="text-xl">{t('totals.label')}</h2>
            <CartSummary cart={cart} freeShippingThreshold={freeShippingThreshold} />
          </section>
          <CartAssurances settings={settings} />
          <div className="cart-bar">
            <CartDue cart={cart} />
            <CheckoutButton cart={cart} />
          </div>
        </div>
      )}
    </div>
  );
}
