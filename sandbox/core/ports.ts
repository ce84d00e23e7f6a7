/** The sandbox's addresses on 127.0.0.1: one port a vendor host. `.env.sandbox*` repeats them. */
export const PORTS = {
  control: 4800,
  commerce: {
    'larkfield-us': 4811,
    'larkfield-ca': 4812,
    'pawmere-us': 4813,
    'pawmere-ca': 4814,
  },
  content: 4821,
  search: 4831,
  dealers: 4841,
  service: 4851,
  forms: 4852,
  emailMarketing: 4853,
  thirdParty: 4861,
} as const;
