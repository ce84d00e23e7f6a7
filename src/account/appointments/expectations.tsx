import { useTranslation } from 'react-i18next';
import { CheckIcon } from '~/src/ui/icons';

const EXPECTED = ['length', 'contact', 'reminder', 'change'] as const;

/** What a consultation is like; `id` is that of its heading. */
export function Expectations({ id }: { readonly id: string }) {
  const { t } = useTranslation('account-appointments');
  return (
    <div>
      <h2 id={id} className="text-lg">
        {t('booking.expect.title')}
      </h2>
      <ul>
        {EXPECTED.map(each => (
          <li key={each}>
            <CheckIcon size={20} />
            {t(`booking.expect.${each}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
