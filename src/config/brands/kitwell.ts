import type { Brand } from './brand';

export const kitwell: Brand = {
  id: 'kitwell',
  name: 'Kitwell',
  tagline: 'Clever care for cats and the people they own.',
  theme: 'kitwell',
  localeIds: ['en-us', 'en-ca'],
  urlPaths: {},
  logoHeight: 30,
  usesGlobalProductIndex: false,
  hasDealers: false,
  hasReferralProgram: false,
};
