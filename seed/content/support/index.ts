import type { DocumentSource } from '../document';
import type { Wording } from '../wording';
import { appArticles, wireArticles } from './app-and-wire';
import { topicsOf } from './article';
import { autoshipArticles, movingArticles } from './autoship-and-moving';
import { supportCards } from './cards';
import { doorArticles, orderArticles } from './doors-and-orders';
import { batteryArticles, setUpArticles } from './set-up-and-battery';

/** Larkfield's support: topics, articles and what each product's card says. */
export const support = (w: Wording): readonly DocumentSource[] => [
  ...topicsOf([
    {
      slug: 'set-up',
      title: 'Set-up and fit',
      summary: 'From the box to the first walk',
      icon: 'paw',
    },
    {
      slug: 'battery',
      title: 'Battery and charging',
      summary: '36 hours, 3 months',
      icon: 'battery',
    },
    { slug: 'app', title: 'The app', summary: 'Fences, maps and family', icon: 'satellite' },
    {
      slug: 'wire-breaks',
      title: 'Wire and transmitter',
      summary: 'Beeps, cuts and storms',
      icon: 'shield',
    },
    { slug: 'doors', title: 'Pet doors', summary: 'Measure, pair and mend', icon: 'home' },
    {
      slug: 'orders',
      title: 'Orders and returns',
      summary: 'Parcels, changes, 45 days',
      icon: 'truck',
    },
    { slug: 'autoship', title: 'Autoship', summary: 'Skip, change or stop', icon: 'refresh' },
    {
      slug: 'moving-house',
      title: 'Moving house',
      summary: 'Take the fence along',
      icon: 'map-pin',
    },
  ]),
  ...setUpArticles(w),
  ...batteryArticles(w),
  ...appArticles(w),
  ...wireArticles(w),
  ...doorArticles(w),
  ...orderArticles(w),
  ...autoshipArticles(w),
  ...movingArticles(w),
  ...supportCards(w),
];
