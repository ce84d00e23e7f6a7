import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { ChoiceGroup, PillChoice } from '~/src/ui/forms/choice';
import { useKeyedEffect } from '~/src/ui/timing/use-keyed-effect';
import { localStore } from '~/src/features/storage';
import { useCartActions } from '~/src/features/cart/state/use-cart';
import {
  detectWallets,
  isWallet,
  WALLETS,
  type Wallet,
} from '~/src/features/cart/checkout/wallets';

const KEY = `wallet_${browserSettings.brand.id}`;

/**
 * Which express wallet the checkout should put first. Shown only if the browser supports one or one
 * was chosen before; the earlier choice is sent to a cart that has none yet.
 */
export function WalletChoice({ chosen }: { readonly chosen: readonly string[] }) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const name = useId();
  const [known, setKnown] = useState<readonly Wallet[]>([]);
  const current = chosen.find(isWallet) ?? null;

  // Sent once per visit: from then on, the cart's own value counts.
  useKeyedEffect('visit', () => {
    const stored = localStore.get(KEY);
    const earlier = isWallet(stored) ? stored : null;
    setKnown([...detectWallets(window), ...(earlier ? [earlier] : [])]);
    if (earlier && current === null) actions.setBuyerIdentity({ wallets: [earlier] });
  });

  const offered = WALLETS.filter(wallet => wallet === current || known.includes(wallet));
  if (offered.length === 0) return null;

  const choose = (wallet: Wallet | null): void => {
    if (wallet) localStore.set(KEY, wallet);
    else localStore.remove(KEY);
    actions.setBuyerIdentity({ wallets: wallet ? [wallet] : [] });
  };

  return (
    <ChoiceGroup legend={t('wallet.legend')}>
      {offered.map(wallet => (
        <PillChoice
          key={wallet}
          name={name}
          value={wallet}
          checked={current === wallet}
          onSelect={() => choose(wallet)}
        >
          {t(`wallet.${wallet}`)}
        </PillChoice>
      ))}
      <PillChoice name={name} value="" checked={current === null} onSelect={() => choose(null)}>
        {t('wallet.none')}
      </PillChoice>
    </ChoiceGroup>
  );
}
