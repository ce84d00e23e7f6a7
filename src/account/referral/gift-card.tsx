import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';

interface GiftCardProps {
  /** Such as "$50". */
  readonly amount: string;
}

/** A drawn gift card with the reward. Decoration: the screen says the same in words. */
export function GiftCard({ amount }: GiftCardProps) {
  const { t } = useTranslation('account-referral');
  const { id, logoRatio } = useLocale().brand;
  return (
    <p className="referral-card on-strong" aria-hidden="true">
      <img
        src={`/brands/${id}/logo-reverse.svg`}
        alt=""
        width={Math.round(22 * logoRatio)}
        height={22}
      />
      <img src={`/brands/${id}/logo-mark.svg`} alt="" width={64} height={64} />
      <span>{t('giftCard')}</span>
      <b>{amount}</b>
    </p>
  );
}
