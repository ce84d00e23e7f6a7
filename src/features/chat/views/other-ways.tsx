import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '~/src/ui/plain-click';
import { PhoneLink } from '~/src/features/links';

export interface OtherWaysProps {
  readonly phone: string | null;
  readonly contactPath: string;
  /** Goes to a page without loading the site again. */
  readonly onNavigate: (path: string) => void;
}

/** The form and the telephone, for when the chat is no way. */
export function OtherWays({ phone, contactPath, onNavigate }: OtherWaysProps) {
  const { t } = useTranslation('chat');
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(contactPath);
  };
  return (
    <p>
      {t('otherWays')}{' '}
      <a href={contactPath} className="link" onClick={follow}>
        {t('form')}
      </a>
      {phone && (
        <>
          {', '}
          <PhoneLink phone={phone} className="link">
            {t('call', { phone })}
          </PhoneLink>
        </>
      )}
    </p>
  );
}
