import type { i18n as I18n } from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Brand } from '~/src/config/brands/brand';
import type { Locale } from '~/src/config/locales';
import type { CareHours } from '~/src/domain/content/content';
import { LocaleProvider } from '../locale';
import { createBrowserSession, type ChatVisitor } from './browser-session';
import { ChatPanel } from './views/chat-panel';
import '~/src/styles/sheets/chat.css';

/** What the panel needs from the page where it is opened; it stays open on later pages. */
export interface ChatOpening {
  readonly origin: string;
  readonly i18n: I18n;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly phone: string | null;
  readonly hours: readonly CareHours[];
  readonly visitor: ChatVisitor | null;
  readonly contactPath: string;
  readonly onNavigate: (path: string) => void;
}

let opened: { readonly root: Root; readonly host: HTMLElement } | null = null;

/** Fired when the button is clicked while the panel is open, so that it returns to full size. */
const asked = new EventTarget();

function close(): void {
  opened?.root.unmount();
  opened?.host.remove();
  opened = null;
}

/**
 * Opens the chat, or restores it. It is a separate React root at the end of the body, so it stays open as
 * the visitor navigates.
 */
export function openChat({ i18n, origin, brand, locale, visitor, ...rest }: ChatOpening): void {
  if (opened) {
    asked.dispatchEvent(new Event('open'));
    return;
  }
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  opened = { root, host };
  root.render(
    <I18nextProvider i18n={i18n}>
      <LocaleProvider brand={brand} locale={locale}>
        <ChatPanel
          createSession={() => createBrowserSession(origin, locale.id, visitor)}
          dateFormat={locale.dateFormat}
          email={visitor?.email ?? ''}
          asked={asked}
          onClose={close}
          {...rest}
        />
      </LocaleProvider>
    </I18nextProvider>,
  );
}
