import type { Brand } from './brand';

export const larkfield: Brand = {
  id: 'larkfield',
  name: 'Larkfield',
  tagline: 'Pet fences and GPS collars, installed by people who know dogs.',
  theme: 'larkfield',
  localeIds: ['en-us', 'en-ca'],
  urlPaths: {},
  logoHeight: 26,
  usesGlobalProductIndex: false,
  hasDealers: true,
  hasReferralProgram: true,
};
