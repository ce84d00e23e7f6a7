import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '~/src/ui/plain-click';
import { PhoneLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { PhoneIcon } from '~/src/ui/icons';

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
    <div className="chat-ways">
      <p>{t('otherWays')}</p>
      <p className="chat-way-buttons">
        <a href={contactPath} className={buttonClass('strong', 'sm')} onClick={follow}>
          {t('form')}
        </a>
        {phone && (
          <PhoneLink phone={phone} className={buttonClass('secondary', 'sm')}>
            <PhoneIcon size={20} />
            {t('call', { phone })}
          </PhoneLink>
        )}
      </p>
    </div>
  );
}
