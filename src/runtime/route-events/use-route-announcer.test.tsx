import { render } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import common from '~/locales/en-us/common.json';
import { useRouteAnnouncer } from './use-route-announcer';

const shopIn = (texts: object) => {
  const instance = i18next.createInstance().use(initReactI18next);
  void instance.init({
    lng: 'en-us',
    lowerCaseLng: true,
    initImmediate: false,
    interpolation: { escapeValue: false },
    resources: { 'en-us': { common: texts } },
  });
  return instance;
};

function Page({ name }: { readonly name: string }) {
  useRouteAnnouncer(name);
  return (
    <div id="gatsby-focus-wrapper">
      <h1>{name}</h1>
      <div id="gatsby-announcer" aria-live="assertive" />
    </div>
  );
}

const spoken = () => document.getElementById('gatsby-announcer')?.textContent;

it.each([
  ['word for word', common, 'Navigated to Pet doors & more'],
  ['in the words of the locale', { navigatedTo: 'Voici {{title}}' }, 'Voici Pet doors & more'],
])('announces the new page, %s', async (_, texts, said) => {
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
    <I18nextProvider i18n={shopIn(texts)}>{children}</I18nextProvider>
  );
  const { rerender, unmount } = render(<Page name="Home" />, { wrapper });
  rerender(<Page name="Home" />);
  await new Promise(requestAnimationFrame);
  expect(spoken()).toBe('');
  rerender(<Page name="Pet doors & more" />);
  await vi.waitFor(() => expect(spoken()).toBe(said));
  unmount();
});
