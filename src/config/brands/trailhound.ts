import type { Brand } from './brand';

export const trailhound: Brand = {
  id: 'trailhound',
  name: 'Trailhound',
  tagline: 'Training gear for dogs that work.',
  theme: 'trailhound',
  localeIds: ['en-us', 'en-ca'],
  urlPaths: {},
  logoHeight: 20,
  usesGlobalProductIndex: true,
  hasDealers: false,
  hasReferralProgram: false,
};
