import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '~/src/ui/plain-click';
import { PhoneLink } from '~/src/features/links';

export interface OtherWaysProps {
  readonly phone: string | null;
  readonly contactPath: string;
  /** Client-side navigation. */
  readonly onNavigate: (path: string) => void;
}

/** The contact form and the phone number, for when the chat is unavailable. */
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
