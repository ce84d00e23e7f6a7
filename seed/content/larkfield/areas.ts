import { dealers } from '~/seed/dealers';

// Name and code of every state and province, the United States first.
const NAMES = `Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT,
  Delaware DE, District of Columbia DC, Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN,
  Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI,
  Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH,
  New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK,
  Oregon OR, Pennsylvania PA, Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX,
  Utah UT, Vermont VT, Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY,
  Alberta AB, British Columbia BC, Manitoba MB, New Brunswick NB, Newfoundland and Labrador NL,
  Northwest Territories NT, Nova Scotia NS, Nunavut NU, Ontario ON, Prince Edward Island PE, Quebec QC,
  Saskatchewan SK, Yukon YT`;

interface Area {
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

/** Where dealers are, and how many. */
export const areas: readonly Area[] = NAMES.split(',').flatMap(entry => {
  const [, name = '', code = ''] = /^(.+) (\w\w)$/.exec(entry.trim()) ?? [];
  const count = dealers.filter(({ address }) => address.region === code).length;
  return count === 0 ? [] : [{ code, name, count }];
});
