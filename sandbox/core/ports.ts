/**
 * The sandbox's ports on 127.0.0.1, one per vendor host; those of the stores are in `seed/brands`. `.env.sandbox*`
 * repeats them.
 */
export const PORTS = {
  control: 4800,
  content: 4821,
  search: 4831,
  identity: 4841,
  billing: 4845,
  consumerService: 4851,
  forms: 4852,
  emailMarketing: 4853,
  chat: 4854,
  dealers: 4855,
  scheduler: 4856,
  thirdParty: 4861,
} as const;
