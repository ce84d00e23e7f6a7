import type { ConsumerRights } from '~/src/domain/commerce/consumer-rights';
import { WithdrawalNote } from './withdrawal-note';

/** Withdrawal and product safety, on a product page; nothing outside the European Union. */
export function ProductRights({ rights }: { readonly rights: ConsumerRights }) {
  if (!rights.withdrawal) return null;
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <WithdrawalNote rights={rights} className="link" />
      {rights.contacts.length > 0 && (
        <details>
          <summary>{rights.safety}</summary>
          {rights.contacts.map(contact => (
            <p key={contact}>{contact}</p>
          ))}
        </details>
      )}
    </div>
  );
}
