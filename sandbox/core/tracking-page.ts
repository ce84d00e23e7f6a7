import type { Received } from './tracking';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const NAMES: Readonly<Record<Received['vendor'], string>> = {
  gtm: 'Tag manager',
  klaviyo: 'E-mail tool',
  adroll: 'Advertising tool',
  sentry: 'Error reports',
};

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1c2733}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #d5dde3;vertical-align:top}
td:first-child{white-space:nowrap;color:#52616e}pre{margin:.3rem 0 0;white-space:pre-wrap;word-break:break-word;font-size:13px}
summary{cursor:pointer}.none{color:#52616e}`;

const row = ({ at, event, page, data }: Received): string =>
  `<tr><td>${escaped(at.slice(11, 23))}</td><td>${escaped(event || '(no name)')}</td><td>${escaped(page ?? '')}` +
  `<details><summary>what was told</summary><pre>${escaped(JSON.stringify(data, null, 2))}</pre></details></td></tr>`;

const section = (vendor: Received['vendor'], all: readonly Received[]): string => {
  const own = all.filter(each => each.vendor === vendor).reverse();
  const table =
    own.length === 0
      ? '<p class="none">Nothing yet.</p>'
      : `<table><thead><tr><th>Time</th><th>Event</th><th>Page</th></tr></thead><tbody>${own.map(row).join('')}</tbody></table>`;
  return `<section><h2>${NAMES[vendor]} (${own.length})</h2>${table}</section>`;
};

/** What each vendor received as a page, newest first. */
export const trackingPage = (received: readonly Received[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>What third parties received</title>` +
  `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>` +
  `<h1>What third parties received</h1><p>Of the last 5,000 requests, newest first. ` +
  `<a href="/tracking?format=json">The same as JSON</a>.</p>` +
  (['gtm', 'klaviyo', 'adroll', 'sentry'] as const)
    .map(vendor => section(vendor, received))
    .join('') +
  '</body></html>';
