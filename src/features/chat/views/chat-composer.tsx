import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { TextArea } from '~/src/ui/forms/text-area';

const LONGEST_TEXT = 2000;

export interface ChatComposerProps {
  readonly onSend: (text: string) => void;
  /** Actions besides sending. */
  readonly children: ReactNode;
}

/** The message field: Enter sends, Shift+Enter starts a new line. */
export function ChatComposer({ onSend, children }: ChatComposerProps) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (): void => {
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="chat-foot chat-composer" onSubmit={onSubmit}>
      <TextArea
        ref={field}
        label={t('field')}
        hideLabel
        placeholder={t('field')}
        rows={1}
        maxLength={LONGEST_TEXT}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary" size="sm">
        {t('send')}
      </Button>
      {children}
    </form>
  );
}
