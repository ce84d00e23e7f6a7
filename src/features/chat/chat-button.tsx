import { navigate } from 'gatsby';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chatOrigin } from '~/src/config/settings/browser-chat-settings';
import { localizePath } from '~/src/config/paths';
import type { CareHours } from '~/src/domain/content/content';
import { CONTACT_PATH } from '~/src/domain/content/support';
import { useLocale } from '~/src/features/locale';
import { Button } from '~/src/ui/button';
import type { ChatVisitor } from './browser-session';

export interface ChatButtonProps {
  readonly phone: string | null;
  readonly hours: readonly CareHours[];
  /** The signed-in customer, so that they need not identify themselves. */
  readonly visitor?: ChatVisitor;
  /** The visible words, part of the button's name. */
  readonly children: ReactNode;
}

/** Opens the chat, whose other code loads on click. Renders nothing if no chat is set up. */
export function ChatButton({ phone, hours, visitor, children }: ChatButtonProps) {
  const { t, i18n } = useTranslation('chat');
  const { locale, brand } = useLocale();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const origin = chatOrigin;
  if (origin === null) return null;
  const open = async (): Promise<void> => {
    setState('loading');
    try {
      const { openChat } = await import('./open-chat');
      openChat({
        origin,
        i18n,
        brand,
        locale,
        phone,
        hours,
        visitor: visitor ?? null,
        contactPath: localizePath(CONTACT_PATH, locale, brand),
        onNavigate: path => void navigate(path),
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        className="script-only"
        aria-label={t('open')}
        busy={state === 'loading'}
        onClick={() => void open()}
      >
        {children}
      </Button>
      <span role="alert" className="field-error empty:hidden">
        {state === 'failed' && t('unreachable')}
      </span>
    </>
  );
}
