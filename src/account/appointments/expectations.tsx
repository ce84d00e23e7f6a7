import { useTranslation } from 'react-i18next';
import { CheckIcon } from '~/src/ui/icons';
import { isAfterContact, isReminderAhead, type VisitTime } from './visit-nearness';

interface ExpectationsProps {
  /** Of the heading. */
  readonly id: string;
  /** The consultation that the reader has in mind; null for none yet. */
  readonly visit: VisitTime | null;
}

/** What a consultation is like. */
export function Expectations({ id, visit }: ExpectationsProps) {
  const { t } = useTranslation('account-appointments');
  const now = new Date();
  const expected = [
    'length',
    visit && !isAfterContact(visit, now) ? 'contactSoon' : 'contact',
    ...(visit && !isReminderAhead(visit, now) ? [] : (['reminder'] as const)),
    'change',
  ] as const;
  return (
    <div>
      <h2 id={id} className="text-lg">
        {t('booking.expect.title')}
      </h2>
      <ul>
        {expected.map(each => (
          <li key={each}>
            <CheckIcon size={20} />
            {t(`booking.expect.${each}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
