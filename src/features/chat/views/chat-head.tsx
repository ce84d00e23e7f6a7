import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CareFaceIcon } from './care-face-icon';

export interface ChatHeadProps {
  readonly titleId: string;
  /** Who is there; null as long as nobody is known. */
  readonly agent: string | null;
  /** Somebody can answer. */
  readonly isPresent: boolean;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Who is at the other end, and what can be done with the panel. */
export function ChatHead({ titleId, agent, isPresent, children }: ChatHeadProps) {
  const { t } = useTranslation('chat');
  return (
    <div className="chat-head">
      <span className="chat-face" data-present={isPresent || undefined} aria-hidden="true">
        {agent === null ? <CareFaceIcon /> : agent.slice(0, 1)}
      </span>
      <div className="chat-title">
        <h2 id={titleId}>{t('title')}</h2>
        {isPresent && <p>{agent === null ? t('present') : t('presentName', { name: agent })}</p>}
      </div>
      {children}
    </div>
  );
}
