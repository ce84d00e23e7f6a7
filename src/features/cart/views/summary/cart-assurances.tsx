import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '~/src/domain/content/content';
import { ContentLink } from '~/src/features/links';
import { LockIcon, ReturnIcon, ShieldIcon } from '~/src/ui/icons';
import { PaymentMarks } from './payment-marks';

/** What editors say about paying and what follows. */
export type CheckoutSettings = Pick<SiteSettings, 'guarantee' | 'returnDays' | 'waysToPay'>;

interface GuaranteeProps {
  readonly guarantee: SiteSettings['guarantee'];
  /** Called when the link leads away from the cart. */
  readonly onFollow?: () => void;
}

/** The guarantee, which leads to the page about it. */
export function Guarantee({ guarantee, onFollow }: GuaranteeProps) {
  if (!guarantee) return null;
  return (
    <p className="cart-guarantee">
      <ShieldIcon size={20} />
      <ContentLink link={guarantee.link} className="link" onClick={onFollow}>
        {guarantee.label}
      </ContentLink>
    </p>
  );
}

/** How to pay, and what a shopper may rely on, below the checkout button. */
export function CartAssurances({ settings }: { readonly settings: CheckoutSettings }) {
  const { t } = useTranslation('cart');
  const { guarantee, returnDays, waysToPay } = settings;
  return (
    <div className="cart-assurances">
      <PaymentMarks ways={waysToPay} />
      <ul className="cart-promises">
        {guarantee && (
          <li>
            <Guarantee guarantee={guarantee} />
          </li>
        )}
        <li>
          <LockIcon size={20} />
          {t('secureCheckout')}
        </li>
        {returnDays !== null && (
          <li>
            <ReturnIcon size={20} />
            {t('common:footer.returns', { count: returnDays })}
          </li>
        )}
      </ul>
    </div>
  );
}
