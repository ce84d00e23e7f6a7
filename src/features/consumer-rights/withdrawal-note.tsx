import type { ConsumerRights } from '~/src/domain/commerce/consumer-rights';
import { WITHDRAWAL_PATH } from '~/src/domain/content/support';
import { LocalLink } from '../links';

interface WithdrawalNoteProps {
  readonly rights: Pick<ConsumerRights, 'withdrawal' | 'withdraw'>;
  readonly className: string;
}

/** The right of withdrawal, with a link to the form for it (Directive (EU) 2023/2673). */
export function WithdrawalNote({ rights, className }: WithdrawalNoteProps) {
  return (
    <p>
      {`${rights.withdrawal} `}
      <LocalLink to={WITHDRAWAL_PATH} className={className}>
        {rights.withdraw}
      </LocalLink>
    </p>
  );
}
