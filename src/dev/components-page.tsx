import type { PageProps } from 'gatsby';
import i18next from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Providers } from '../shell/providers';
import type { ProductCard } from '../domain/commerce/product';
import { Logo } from '../shell/logo';
import { browserSettings } from '../config/settings/browser-settings';
import { defaultLocaleOf } from '../config/locales';
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

/** Every component in every state, in the looks of the built brand. Only the development server has this page. */
export default function ComponentsPage({
  pageContext: { language, strings, cards },
}: PageProps<unknown, ComponentsContext>) {
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
  return (
    <I18nextProvider i18n={i18n}>
      <Providers locale={defaultLocaleOf(browserSettings.brand)}>
        <header className="dev-bar">
          <Logo />
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
          <Colors />
          <Controls />
          <Forms />
          <Surfaces />
          <Shop cards={cards} />
        </main>
      </Providers>
    </I18nextProvider>
  );
}

export const Head = () => <title>Components</title>;
