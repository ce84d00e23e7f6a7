import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { IconButton } from '~/src/ui/icon-button';
import { MinusIcon } from '~/src/ui/icons';
import type { ChatSession } from '../session/chat-session';
import { ChatComposer } from './chat-composer';
import { ChatHead } from './chat-head';
import { ChatMessages } from './chat-messages';
import { ChatTranscript } from './chat-transcript';
import { OtherWays, type OtherWaysProps } from './other-ways';

export interface ChatConversationProps extends OtherWaysProps {
  readonly createSession: () => ChatSession;
  /** The id of the panel's heading. */
  readonly titleId: string;
  readonly email: string;
  readonly isShown: boolean;
  readonly onUnread: (count: number) => void;
  readonly onMinimize: () => void;
  readonly onClose: () => void;
}

/** Called with the number of the agent's messages that arrived while the panel was minimized. */
function useUnread(total: number, isShown: boolean, onUnread: (count: number) => void): void {
  const seen = useRef(total);
  const onUnreadRef = useRef(onUnread);
  useEffect(() => {
    onUnreadRef.current = onUnread;
  });
  useEffect(() => {
    if (!isShown && total > seen.current) onUnreadRef.current(total - seen.current);
    seen.current = total;
  }, [total, isShown]);
}

/** A conversation from start to end, including its failures. */
export function ChatConversation(props: ChatConversationProps) {
  const { createSession, titleId, email, isShown, onUnread, onMinimize, onClose, ...ways } = props;
  const { t } = useTranslation('chat');
  const [session, setSession] = useState(createSession);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { phase, isLost, isTyping, agent, messages } = state;
  useEffect(() => {
    void session.connect();
    return () => session.dispose();
  }, [session]);
  useUnread(messages.filter(({ from }) => from === 'agent').length, isShown, onUnread);
  const [wasLost, setWasLost] = useState(false);
  if (isLost && !wasLost) setWasLost(true);
  const status = (): string => {
    if (phase === 'connecting') return t('connecting');
    if (phase === 'unreachable') return t('unreachable');
    if (phase === 'ended') return t('ended');
    if (isLost) return t('lost');
    if (isTyping) return t('typing', { name: agent ?? t('agent') });
    return wasLost ? t('back') : '';
  };
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = body;
    if (current) current.scrollTop = current.scrollHeight;
  }, [messages.length, isTyping]);
  const hasWritten = messages.some(({ from }) => from === 'visitor');
  return (
    <>
      <ChatHead titleId={titleId} agent={agent} isPresent={phase === 'open' && !isLost}>
        {phase === 'open' && (
          <button type="button" className="link chat-end" onClick={() => void session.end()}>
            {t('end')}
          </button>
        )}
        <IconButton label={t('minimise')} onClick={onMinimize}>
          <MinusIcon />
        </IconButton>
      </ChatHead>
      <div ref={body} className="chat-body">
        <ChatMessages
          messages={messages}
          agent={agent ?? t('agent')}
          onRetry={phase === 'open' ? id => void session.retry(id) : null}
        />
        <p role="status" className="chat-status">
          {status()}
        </p>
        {(isLost || phase === 'unreachable') && <OtherWays {...ways} />}
        {(phase === 'open' || phase === 'ended') && hasWritten && (
          <ChatTranscript email={email} onSend={address => session.sendTranscript(address)} />
        )}
      </div>
      {phase === 'unreachable' && (
        <div className="chat-foot">
          <Button size="sm" onClick={() => void session.connect()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {phase === 'open' && <ChatComposer onSend={text => void session.send(text)} />}
      {phase === 'ended' && (
        <div className="chat-foot">
          <Button size="sm" onClick={() => setSession(createSession)}>
            {t('startNew')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      )}
    </>
  );
}
