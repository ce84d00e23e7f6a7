import type { PageProps } from 'gatsby';
import i18next from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Providers } from '../shell/providers';
import type { ProductCard } from '../domain/commerce/product';
import { LocaleProvider } from '../features/locale';
import { Logo } from '../shell/logo';
import { BRAND_IDS, BRANDS, type BrandId } from '../config/brands';
import { browserSettings } from '../config/settings/browser-settings';
import { defaultLocaleOf } from '../config/locales';
import '../ui/styles/brands/kitwell.css';
import '../ui/styles/brands/larkfield.css';
import '../ui/styles/brands/pawmere.css';
import '../ui/styles/brands/trailhound.css';
import { Colors } from './colors';
import { Controls } from './controls';
import './dev.css';
import { Forms } from './forms';
import { Foundations } from './foundations';
import { Shop } from './shop';
import { Surfaces } from './surfaces';

interface ComponentsContext {
  readonly language: string;
  readonly strings: Readonly<Record<string, object>>;
  readonly cards: readonly ProductCard[];
}

const PARTS = ['foundations', 'colors', 'controls', 'forms', 'surfaces', 'shop'] as const;

/** Every component in every state, in each brand's looks. Only the development server has this page. */
export default function ComponentsPage({
  pageContext: { language, strings, cards },
}: PageProps<unknown, ComponentsContext>) {
  const [brand, setBrand] = useState<BrandId>(browserSettings.brand.id);
  useEffect(() => {
    document.documentElement.dataset.brand = brand;
  }, [brand]);
  const i18n = useMemo(() => {
    const instance = i18next.createInstance();
    void instance.use(initReactI18next).init({
      lng: language,
      lowerCaseLng: true,
      initImmediate: false,
      interpolation: { escapeValue: false },
      resources: { [language]: strings },
    });
    return instance;
  }, [language, strings]);
  const locale = defaultLocaleOf(BRANDS[brand]);
  return (
    <I18nextProvider i18n={i18n}>
      <Providers locale={defaultLocaleOf(browserSettings.brand)}>
        <LocaleProvider brand={BRANDS[brand]} locale={locale}>
          <header className="dev-bar">
            <Logo key={brand} />
            <label>
              Brand{' '}
              <select
                className="input w-auto"
                value={brand}
                onChange={event =>
                  setBrand(BRAND_IDS.find(id => id === event.target.value) ?? 'larkfield')
                }
              >
                {BRAND_IDS.map(id => (
                  <option key={id}>{id}</option>
                ))}
              </select>
            </label>
            <nav aria-label="Parts of this page" className="flex flex-wrap gap-4">
              {PARTS.map(part => (
                <a key={part} href={`#${part}`} className="link">
                  {part}
                </a>
              ))}
            </nav>
          </header>
          <main className="wrap">
            <h1 className="py-10 text-4xl">Components</h1>
            <Foundations />
            <Colors brand={brand} />
            <Controls />
            <Forms />
            <Surfaces />
            <Shop cards={cards} />
          </main>
        </LocaleProvider>
      </Providers>
    </I18nextProvider>
  );
}

export const Head = () => <title>Components</title>;
