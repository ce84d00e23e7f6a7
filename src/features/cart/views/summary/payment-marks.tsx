import { useTranslation } from 'react-i18next';
import type { WayToPay } from '~/src/domain/content/ways-to-pay';
import { lineIcon } from '~/src/ui/icons';

const CARD = 'M2.5 5.5h19v13h-19z';

/** Our own drawings: the marks of card companies and wallets belong to them. */
const MARKS = {
  creditCard: lineIcon(`${CARD}m0 4.5h19M6 14.5h4.5m5 0H18`),
  debitCard: lineIcon(`${CARD}M6 9.5h4v4H6zm8.5-.5H18m-3.5 6H18m-12 1.5h4`),
  wallet: lineIcon(
    'M4 8.5V7a1.5 1.5 0 0 1 1.5-1.5H17v3M4 8.5h16.5v10h-15A1.5 1.5 0 0 1 4 17zm16.5 3.25h-4a1.75 1.75 0 0 0 0 3.5h4',
  ),
  bank: lineIcon('M4 9.5 12 5l8 4.5zm2.5 0V17m5.5-7.5V17m5.5-7.5V17M4 19.5h16'),
  giftCard: lineIcon(
    `${CARD}m6 0v13m-6-7.5h19m-13 0C5.5 11 5 7.5 7 7.5c1.5 0 1.5 3.5 1.5 3.5s0-3.5 1.5-3.5c2 0 1.5 3.5-1.5 3.5z`,
  ),
} satisfies Record<WayToPay, unknown>;

/** The ways to pay in a row, each a small picture above its name. */
export function PaymentMarks({ ways = [] }: { readonly ways?: readonly WayToPay[] | undefined }) {
  const { t } = useTranslation('cart');
  if (ways.length === 0) return null;
  return (
    <ul className="payment-marks" aria-label={t('pay.label')}>
      {ways.map(way => {
        const Mark = MARKS[way];
        return (
          <li key={way}>
            <Mark />
            {t(`pay.${way}`)}
          </li>
        );
      })}
    </ul>
  );
}
