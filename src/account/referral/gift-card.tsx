import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';

interface GiftCardProps {
  /** Such as "$50". */
  readonly amount: string;
}

/** A drawn gift card with the reward. Decoration: the screen says the same in words. */
export function GiftCard({ amount }: GiftCardProps) {
  const { t } = useTranslation('account-referral');
  const { brand } = useLocale();
  return (
    <p className="referral-card on-strong" aria-hidden="true">
      <span>{brand.name}</span>
      <span>{t('giftCard')}</span>
      <b>{amount}</b>
    </p>
  );
}
