import type { Brand } from './brand';

export const pawmere: Brand = {
  id: 'pawmere',
  name: 'Pawmere',
  tagline: 'Everyday pet products that make good days easy.',
  theme: 'pawmere',
  localeIds: ['en-us', 'en-ca'],
  urlPaths: { 'en-ca': 'ca' },
  logoHeight: 30,
  usesGlobalProductIndex: true,
  hasDealers: false,
  hasReferralProgram: false,
};
