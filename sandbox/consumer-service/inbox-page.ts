import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, Html } from '../commerce/checkout/html';
import { sendJson, type JsonObject } from '../core/json';
import type { Mail, Mailbox } from '../mail/mailbox';
import type { Inbox } from './inbox';

interface Shown extends Inbox {
  readonly mails: Mailbox['list'];
}

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:50rem;padding:0 1rem;color:#1c2733}
article{border:1px solid #d5dde3;border-radius:.5rem;padding:1rem 1.25rem;margin:0 0 1rem}
h3{margin:0 0 .25rem;font-size:1.1rem}p{margin:.5rem 0;overflow-wrap:anywhere}
.facts{color:#52616e;font-size:.875rem;margin:0}.code{font:600 1.5rem/1.2 ui-monospace,monospace;letter-spacing:.1em}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px;margin:.5rem 0 0}.none{color:#52616e}`;

const isText = (value: unknown): value is string => typeof value === 'string';

const facts = (at: string, who: string): Html =>
  html`<p class="facts">${at.slice(0, 19).replace('T', ' ')} UTC · ${who}</p>`;

const mailView = ({ sentAt, from, to, subject, text, code, link }: Mail): Html =>
  html`<article>
    <h3>${subject}</h3>
    ${facts(sentAt, `${from} to ${to}`)} ${text.map(paragraph => html`<p>${paragraph}</p>`)}
    ${code ? html`<p class="code">${code}</p>` : null}
    ${link ? html`<p><a href="${link}">${link}</a></p>` : null}
  </article>`;

const entryView = (id: string, receivedAt: string, content: JsonObject): Html =>
  html`<article>
    <h3>${id}</h3>
    ${facts(receivedAt, [content.email, content.article].find(isText) ?? 'somebody')}
    <pre>${JSON.stringify(content, null, 2)}</pre>
  </article>`;

const section = (title: string, articles: readonly Html[]): Html =>
  html`<section>
    <h2>${title} (${articles.length})</h2>
    ${articles.length === 0 ? html`<p class="none">Nothing yet.</p>` : articles}
  </section>`;

function page(mails: readonly Mail[], { messages, feedback, transcripts }: Inbox): string {
  const entries = (list: Inbox['messages']): readonly Html[] =>
    [...list].reverse().map(({ id, receivedAt, content }) => entryView(id, receivedAt, content));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Inbox</title>
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <h1>Inbox</h1>
        <p>
          What the shop sent and what was sent to customer care, newest first.
          <a href="?format=json">The same as JSON</a>.
        </p>
        ${section('Mail to customers', [...mails].reverse().map(mailView))}
        ${section('Messages to customer care', entries(messages))}
        ${section('Feedback on articles', entries(feedback))}
        ${section('Transcripts of chats', entries(transcripts))}
      </body>
    </html>`.text;
}

/**
 * Answers `GET /inbox[?to=&format=json]`: as a page for browsers, else as JSON. `to` filters by
 * recipient. False for other requests.
 */
export function showInbox(
  request: IncomingMessage,
  response: ServerResponse,
  { mails, messages, feedback, transcripts }: Shown,
): boolean {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
  if (pathname !== '/inbox' || request.method !== 'GET') return false;
  const sent = mails(searchParams.get('to'));
  const isPage = (request.headers.accept ?? '').includes('text/html');
  if (!isPage || searchParams.get('format') === 'json') {
    sendJson(response, 200, { mails: sent, messages, feedback, transcripts });
    return true;
  }
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page(sent, { messages, feedback, transcripts }));
  return true;
}
