import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_NOTE_LIMIT } from '~/src/config/constants';
import { Disclosure } from '~/src/ui/disclosure';
import type { CartState } from '~/src/features/cart/types';
import { useCartActions } from '~/src/features/cart/state/use-cart';

const QUIET_MS = 800;

type Saving = 'idle' | 'saving' | 'saved' | 'failed';

interface Draft {
  /** The value of the field: the shopper's text, else the store's. */
  readonly text: string;
  readonly saving: Saving;
  readonly write: (text: string) => void;
  /** Sends pending text without delay. */
  readonly flush: () => void;
}

function useNoteDraft({ view, cartBusy, notice }: CartState): Draft {
  const actions = useCartActions();
  const [text, setText] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const waiting = useRef<{ readonly text: string; readonly timer: number } | null>(null);

  const send = (note: string): void => {
    waiting.current = null;
    setSent(note);
    actions.setNote(note);
  };
  const flush = (): void => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    send(waiting.current.text);
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  // What was typed before the cart closed or the page was left is still sent.
  useEffect(() => {
    const leave = (): void => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const saving = (): Saving => {
    if (sent === null || sent !== text) return text === null ? 'idle' : 'saving';
    if (cartBusy || notice?.code === 'offline') return 'saving';
    return view.note === sent ? 'saved' : 'failed';
  };

  return {
    text: text ?? view.note,
    saving: saving(),
    write: next => {
      setText(next);
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { text: next, timer: window.setTimeout(() => send(next), QUIET_MS) };
    },
    flush,
  };
}

/** A note for the order, saved as it is written. Text that cannot be saved stays in the field. */
export function OrderNote({ cart }: { readonly cart: CartState }) {
  const { t } = useTranslation('cart');
  const id = useId();
  const { text, saving, write, flush } = useNoteDraft(cart);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (text !== '') setOpen(true);
  }, [text]);
  const left = ORDER_NOTE_LIMIT - text.length;
  const news = { idle: '', saving: t('note.saving'), saved: t('note.saved'), failed: '' }[saving];

  return (
    <Disclosure summary={t('note.add')} open={isOpen}>
      <div className="field">
        <label htmlFor={id} className="field-label">
          {t('note.label')}
        </label>
        <textarea
          id={id}
          className="input"
          rows={3}
          maxLength={ORDER_NOTE_LIMIT}
          value={text}
          aria-describedby={`${id}-hint`}
          aria-invalid={saving === 'failed' || undefined}
          onChange={event => write(event.currentTarget.value)}
          onBlur={flush}
        />
        <p id={`${id}-hint`} className="field-note">
          {t('note.hint', { count: ORDER_NOTE_LIMIT })}
        </p>
        <p className="flex justify-between gap-3 text-sm">
          <span role="status">{news}</span>
          {text !== '' && <span>{t('note.left', { count: left })}</span>}
        </p>
        {saving === 'failed' && (
          <div role="alert" className="flex items-center gap-3">
            <span className="field-error">{t('note.failed')}</span>
            <button type="button" className="link min-h-11" onClick={() => write(text)}>
              {t('note.save')}
            </button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
