import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { careStatus, careZoneOf } from '~/src/domain/contact/care-hours';
import type { CareHours } from '~/src/domain/content/content';
import { IconButton } from '~/src/ui/icon-button';
import { CloseIcon } from '~/src/ui/icons';
import type { ChatSession } from '../session/chat-session';
import { readStoredChat } from '../session/stored-chat';
import { ChatClosed } from './chat-closed';
import { ChatConversation } from './chat-conversation';
import { ChatHead } from './chat-head';
import type { OtherWaysProps } from './other-ways';

export interface ChatPanelProps extends OtherWaysProps {
  readonly createSession: () => ChatSession;
  readonly hours: readonly CareHours[];
  readonly dateFormat: string;
  /** The visitor's email address, if known. */
  readonly email: string;
  /** Fires `open` when the visitor clicks the chat button again. */
  readonly asked: EventTarget;
  readonly onClose: () => void;
  readonly now?: () => Date;
}

const currentTime = (): Date => new Date();

/**
 * The chat, a dialog beside the page that leaves the page usable. Outside opening hours it says when
 * the chat opens again; a conversation in progress continues.
 */
export function ChatPanel(props: ChatPanelProps) {
  const { createSession, hours, dateFormat, email, asked, onClose, now = currentTime } = props;
  const { phone, contactPath, onNavigate } = props;
  const { t } = useTranslation('chat');
  const titleId = useId();
  const [isMinimized, setMinimized] = useState(false);
  const [unread, setUnread] = useState(0);
  const [closed] = useState(() => {
    const status = careStatus(hours, now());
    return status?.isOpen === false && readStoredChat() === null ? status : null;
  });
  const [openedBy] = useState(() => document.activeElement);
  const panel = useRef<HTMLDivElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const restore = (): void => {
    setMinimized(false);
    setUnread(0);
  };
  useEffect(() => {
    asked.addEventListener('open', restore);
    return () => asked.removeEventListener('open', restore);
  }, [asked]);
  useEffect(() => {
    if (isMinimized) launcher.current?.focus();
    else (panel.current?.querySelector('textarea') ?? panel.current)?.focus();
  }, [isMinimized]);
  const close = (): void => {
    onClose();
    if (openedBy instanceof HTMLElement && openedBy.isConnected) openedBy.focus();
  };
  const onEscape = useRef(close);
  useEffect(() => {
    onEscape.current = closed ? close : () => setMinimized(true);
  });
  useEffect(() => {
    const { current } = panel;
    const hear = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEscape.current();
    };
    current?.addEventListener('keydown', hear);
    return () => current?.removeEventListener('keydown', hear);
  }, []);
  const ways = { phone, contactPath, onNavigate };
  return (
    <>
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        hidden={isMinimized}
        className="chat"
      >
        {closed ? (
          <>
            <ChatHead titleId={titleId} agent={null} isPresent={false}>
              <IconButton label={t('close')} onClick={close}>
                <CloseIcon />
              </IconButton>
            </ChatHead>
            <ChatClosed
              at={closed.at}
              now={now()}
              dateFormat={dateFormat}
              careZone={careZoneOf(hours)}
              {...ways}
            />
          </>
        ) : (
          <ChatConversation
            createSession={createSession}
            titleId={titleId}
            email={email}
            isShown={!isMinimized}
            onUnread={count => setUnread(known => known + count)}
            onMinimize={() => setMinimized(true)}
            onClose={close}
            {...ways}
          />
        )}
      </div>
      {isMinimized && (
        <button ref={launcher} type="button" className="btn chat-launcher" onClick={restore}>
          {unread > 0 ? t('restoreUnread', { count: unread }) : t('restore')}
        </button>
      )}
      <p role="status" className="sr-only">
        {isMinimized && unread > 0 && t('restoreUnread', { count: unread })}
      </p>
    </>
  );
}
