import type { Brand } from './brand';
import { GLOBAL_LOCALES } from './global-locales';

export const pawmere: Brand = {
  id: 'pawmere',
  name: 'Pawmere',
  tagline: 'Everyday pet products that make good days easy.',
  theme: 'pawmere',
  localeIds: GLOBAL_LOCALES,
  urlPaths: { 'en-ca': 'ca' },
  logoHeight: 30,
  usesGlobalProductIndex: true,
  hasDealers: false,
  hasReferralProgram: false,
};
