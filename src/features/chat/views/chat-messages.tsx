import { useTranslation } from 'react-i18next';
import { cx } from '~/src/ui/class-names';
import type { ShownMessage } from '../session/chat-state';

export interface ChatMessagesProps {
  readonly messages: readonly ShownMessage[];
  readonly agent: string;
  /** Resends a message; null when that is no longer possible. */
  readonly onRetry: ((id: string) => void) | null;
}

/** The messages. New ones are announced (`role="log"`). */
export function ChatMessages({ messages, agent, onRetry }: ChatMessagesProps) {
  const { t } = useTranslation('chat');
  return (
    <div role="log" aria-label={t('log')} className="chat-log">
      {messages.map(({ id, from, text, status }, at) => (
        <div key={id} className={cx('chat-message', from === 'visitor' && 'chat-own')}>
          <p className={messages[at - 1]?.from === from ? 'sr-only' : 'chat-who'}>
            {from === 'agent' ? agent : t('you')}
          </p>
          <p className="chat-text">{text}</p>
          {status === 'sending' && <p className="chat-who">{t('sending')}</p>}
          {status === 'failed' && (
            <p className="chat-who">
              {t('notSent')}{' '}
              {onRetry && (
                <button type="button" className="link" onClick={() => onRetry(id)}>
                  {t('retry')}
                </button>
              )}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
