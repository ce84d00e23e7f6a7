import { cdnName } from '../images/manifest';
import type { StoreSettings } from '../stores';
import { wordsOf } from '~/sandbox/words/languages';
import { Html, html } from './html';
import { pageStyles } from './styles';
import { tagOf } from './wording';

interface Page {
  readonly title: string;
  readonly backUrl: string;
  readonly body: Html;
}

/** A whole page in the store's look, with nothing from elsewhere but the store's own CDN. */
export function layout(settings: StoreSettings, page: Page): string {
  const { brand, shopName, country } = settings;
  const { skip, backToShop } = wordsOf(settings.language).checkout;
  const english = country === 'CA' || country === 'US' ? `en-${country}` : 'en';
  const logo = `/cdn/shop/files/${cdnName(`brands/${brand}/logo.svg`)}`;
  return html`<!doctype html>
    <html lang="${tagOf(settings) ?? english}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/cdn/shop/files/${cdnName(`brands/${brand}/favicon.svg`)}" />
        <title>${page.title} - ${shopName}</title>
        <style>
          ${new Html(pageStyles(settings))}
        </style>
      </head>
      <body>
        <a class="skip" href="#main">${skip}</a>
        <header>
          <div>
            <a href="${page.backUrl}"
              ><img src="${logo}" alt="${shopName}" width="116" height="28"
            /></a>
            <a href="${page.backUrl}">${backToShop}</a>
          </div>
        </header>
        <main id="main" tabindex="-1">${page.body}</main>
      </body>
    </html>`.text;
}
