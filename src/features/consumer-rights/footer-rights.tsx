import type { ConsumerRights } from '~/src/domain/commerce/consumer-rights';
import { WithdrawalNote } from './withdrawal-note';

/** Taxes, and in the European Union withdrawal and product safety, at the foot of every page abroad. */
export function FooterRights({ rights }: { readonly rights: ConsumerRights }) {
  return (
    <div className="footer-soft grid gap-2 text-sm">
      <p>{rights.prices}</p>
      {rights.withdrawal && <WithdrawalNote rights={rights} className="footer-link" />}
      {rights.contacts.length > 0 && <p>{`${rights.safety}. ${rights.contacts.join('. ')}.`}</p>}
    </div>
  );
}
