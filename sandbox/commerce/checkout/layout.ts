import { cdnName } from '../images/manifest';
import type { StoreSettings } from '../stores';
import { Html, html } from './html';
import { pageStyles } from './styles';

interface Page {
  readonly title: string;
  readonly backUrl: string;
  readonly body: Html;
}

/** A whole page in the store's colors, with nothing from elsewhere but the store's own CDN. */
export function layout({ brand, shopName, country }: StoreSettings, page: Page): string {
  const logo = `/cdn/shop/files/${cdnName(`brands/${brand}/logo.svg`)}`;
  return html`<!doctype html>
    <html lang="${country === 'CA' || country === 'US' ? `en-${country}` : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/cdn/shop/files/${cdnName(`brands/${brand}/favicon.svg`)}" />
        <title>${page.title} - ${shopName}</title>
        <style>
          ${new Html(pageStyles(brand))}
        </style>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header>
          <div>
            <a href="${page.backUrl}"
              ><img src="${logo}" alt="${shopName}" width="116" height="28"
            /></a>
            <a href="${page.backUrl}">Back to the shop</a>
          </div>
        </header>
        <main id="main" tabindex="-1">${page.body}</main>
      </body>
    </html>`.text;
}
