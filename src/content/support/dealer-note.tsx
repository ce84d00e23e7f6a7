import { useTranslation } from 'react-i18next';
import { useDealer } from '~/src/features/dealers';
import { PhoneLink } from '~/src/features/links';

/**
 * Explains who provides support: an independent dealer themselves, a company-owned branch together
 * with us.
 */
export function DealerNote() {
  const { t } = useTranslation('support');
  const { dealer } = useDealer();
  if (!dealer) return null;
  const { name, phone, isCompanyOwned } = dealer;
  return (
    <div className="notice mt-3">
      <p>{t(isCompanyOwned ? 'care.dealerOwn' : 'care.dealerLocal', { name })}</p>
      {phone && !isCompanyOwned && (
        <PhoneLink phone={phone} className="link inline-block py-2.5">
          {t('care.dealerCall', { name, phone })}
        </PhoneLink>
      )}
    </div>
  );
}
