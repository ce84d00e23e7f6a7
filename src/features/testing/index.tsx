import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import account from '~/locales/en-us/account.json';
import accountAddresses from '~/locales/en-us/account-addresses.json';
import accountAppointments from '~/locales/en-us/account-appointments.json';
import accountHome from '~/locales/en-us/account-home.json';
import accountOrders from '~/locales/en-us/account-orders.json';
import accountPayment from '~/locales/en-us/account-payment.json';
import accountReferral from '~/locales/en-us/account-referral.json';
import accountSettings from '~/locales/en-us/account-settings.json';
import accountSubscriptions from '~/locales/en-us/account-subscriptions.json';
import accountVideos from '~/locales/en-us/account-videos.json';
import accountSupport from '~/locales/en-us/account-support.json';
import article from '~/locales/en-us/article.json';
import card from '~/locales/en-us/card.json';
import cart from '~/locales/en-us/cart.json';
import collection from '~/locales/en-us/collection.json';
import chat from '~/locales/en-us/chat.json';
import common from '~/locales/en-us/common.json';
import dealers from '~/locales/en-us/dealers.json';
import errors from '~/locales/en-us/errors.json';
import finder from '~/locales/en-us/finder.json';
import forms from '~/locales/en-us/forms.json';
import home from '~/locales/en-us/home.json';
import product from '~/locales/en-us/product.json';
import search from '~/locales/en-us/search.json';
import support from '~/locales/en-us/support.json';
import video from '~/locales/en-us/video.json';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { LocaleProvider } from '../locale';

void i18next
  .createInstance()
  .use(initReactI18next)
  .init({
    lng: 'en-us',
    lowerCaseLng: true,
    initImmediate: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    resources: {
      'en-us': {
        account,
        article,
        card,
        cart,
        chat,
        collection,
        common,
        dealers,
        errors,
        finder,
        forms,
        home,
        product,
        search,
        support,
        video,
        'account-addresses': accountAddresses,
        'account-appointments': accountAppointments,
        'account-home': accountHome,
        'account-orders': accountOrders,
        'account-payment': accountPayment,
        'account-referral': accountReferral,
        'account-settings': accountSettings,
        'account-subscriptions': accountSubscriptions,
        'account-videos': accountVideos,
        'account-support': accountSupport,
      },
    },
  });

/** For tests of views: the United States shop of the fence brand, in the words of `locales/en-us`. */
export function TestProviders({ children }: { readonly children: ReactNode }) {
  const brand = BRANDS.larkfield;
  return (
    <LocaleProvider brand={brand} locale={localeById('en-us', brand)}>
      {children}
    </LocaleProvider>
  );
}
