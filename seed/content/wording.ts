import * as v from 'valibot';
import { seedBrand } from '../brands';
import type { DocumentSource, SeedDocument, Site } from './document';
import { finish } from './finish';
import { swissSpelling } from './spelling';
import { TRANSLATED_LANGUAGES, type SeedLanguage } from './translate';

/** Countries outside North America with the same law for shops. */
type Region = 'gb' | 'eu' | 'au';

/** How the documents of a country write money, measures and telephone numbers. */
export interface Wording {
  readonly language: SeedLanguage;
  /** Whether it is for a country outside North America. */
  readonly isAbroad: boolean;
  /** Whose passages `{gb:…}{eu:…}{au:…}` it has; null in North America. */
  readonly region: Region | null;
  /** As a reader sees it. */
  readonly phone: string;
  readonly phoneUrl: string;
  readonly country: string;
  readonly postalCode: string;
  /** Decimal amounts of both price lists; written with a dollar sign. */
  money(usd: string, cad: string): string;
  pounds(value: number): string;
  feet(value: number): string;
  inches(value: number): string;
  acres(value: number | string): string;
  /** For a passage that differs in other ways. */
  pick<T>(us: T, ca: T): T;
}

const HECTARES: Readonly<Record<string, string>> = {
  '1/3': '0.13 ha',
  '1/2': '0.2 ha',
  '1': '0.4 ha',
  '5': '2 ha',
  '25': '10.1 ha',
};

const dollars = (amount: string) => `$${amount.replace(/\B(?=(\d{3})+(?=\.|$))/g, ',')}`;
const telephone = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`;

function unitedStates(site: Site): Wording {
  const { phone } = seedBrand(site).stores.us;
  return {
    language: 'en-us',
    isAbroad: false,
    region: null,
    phone,
    phoneUrl: telephone(phone),
    country: 'the United States',
    postalCode: 'ZIP code',
    money: usd => dollars(usd),
    pounds: value => `${value} lb`,
    feet: value => `${value} ft`,
    inches: value => `${value} in`,
    acres: value => `${value} ${value === 25 || value === 5 ? 'acres' : 'acre'}`,
    pick: us => us,
  };
}

/** A value in a metric unit, with a decimal where the value is small. */
const metric = (value: number, factor: number, smallBelow: number): number =>
  Number((value * factor).toFixed(value < smallBelow ? 1 : 0));
const kilograms = (pounds: number) => `${metric(pounds, 0.4536, 20)} kg`;
const metres = (feet: number) => `${metric(feet, 0.3048, 10)} m`;
const centimetres = (inches: number) => `${Math.round(inches * 2.54)} cm`;
const hectares = (acres: number | string) => HECTARES[String(acres)] ?? '';

function canada(site: Site): Wording {
  const { phone } = seedBrand(site).stores.ca;
  const us = unitedStates(site);
  return {
    language: 'en-ca',
    isAbroad: false,
    region: null,
    phone,
    phoneUrl: telephone(phone),
    country: 'Canada',
    postalCode: 'postal code',
    money: (_usd, cad) => dollars(cad),
    pounds: value => `${value} lb (${kilograms(value)})`,
    feet: value => `${value} ft (${metres(value)})`,
    inches: value => `${value} in (${centimetres(value)})`,
    acres: value => `${us.acres(value)} (${hectares(value)})`,
    pick: (_us, ca) => ca,
  };
}

interface CountryAbroad {
  readonly region: Region;
  readonly country: string;
  readonly phone: string;
  readonly phoneUrl: string;
}

/** Those with a care desk of their own. */
const ABROAD: Readonly<Record<string, CountryAbroad>> = {
  'en-gb': {
    region: 'gb',
    country: 'the United Kingdom',
    phone: '020 7946 0119',
    phoneUrl: 'tel:+442079460119',
  },
  'en-ie': {
    region: 'eu',
    country: 'Ireland',
    phone: '020 910 0119',
    phoneUrl: 'tel:+353209100119',
  },
  'en-au': {
    region: 'au',
    country: 'Australia',
    phone: '1800 975 711',
    phoneUrl: 'tel:+611800975711',
  },
};
/** Of the care desk for Europe, in Ireland. */
const EUROPE: CountryAbroad = {
  region: 'eu',
  country: 'the European Union',
  phone: '+353 20 910 0119',
  phoneUrl: 'tel:+353209100119',
};

/** The words of a country abroad: metric measures, and no amounts, which differ from market to market. */
function abroad(site: Site, language: SeedLanguage): Wording {
  return {
    ...unitedStates(site),
    language,
    isAbroad: true,
    postalCode: 'postcode',
    ...(ABROAD[language] ?? EUROPE),
    money: () => {
      throw new Error('Amounts differ from market to market: use {shipping}.');
    },
    pounds: kilograms,
    feet: metres,
    inches: centimetres,
    acres: hectares,
  };
}

/**
 * A site's documents in the languages abroad. British English has every document; Ireland, Australia and
 * the English pages of the Netherlands those that read differently there. Every other language has its
 * translations, and Switzerland the German ones that are spelled differently there.
 */
export function inLanguagesAbroad(
  site: Site,
  write: (wording: Wording) => readonly DocumentSource[],
): readonly SeedDocument[] {
  const inLanguage = (language: SeedLanguage) =>
    write(abroad(site, language)).map(source => finish(site, source, language));
  const british = inLanguage('en-gb');
  const known = new Set(british.map(comparable));
  const differing = (['en-ie', 'en-au', 'en-gb-nl'] as const)
    .flatMap(inLanguage)
    .filter(document => !known.has(comparable(document)));
  const translated = TRANSLATED_LANGUAGES.flatMap(inLanguage);
  return [...british, ...differing, ...translated, ...translated.flatMap(inSwitzerland)];
}

const anyDocument = v.looseObject({ _id: v.string(), _type: v.string() });

/** A German document as it reads in Switzerland, unless it reads the same. */
function inSwitzerland(document: SeedDocument): readonly SeedDocument[] {
  if (document.language !== 'de-de') return [];
  const text = JSON.stringify(document);
  const spelled = swissSpelling(text);
  if (spelled === text) return [];
  const swiss = v.parse(anyDocument, JSON.parse(spelled));
  return [{ ...swiss, _id: swiss._id.replace(/-de-de$/, '-de-ch'), language: 'de-ch' }];
}

/** The words of one country. */
export const wordingOf = (site: Site, language: Wording['language']): Wording =>
  language === 'en-us'
    ? unitedStates(site)
    : language === 'en-ca'
      ? canada(site)
      : abroad(site, language);

/**
 * A site's documents in both countries: every one in United States English, and in Canadian
 * English those that read differently there. The build falls back for the others.
 */
export function inBothCountries(
  site: Site,
  write: (wording: Wording) => readonly DocumentSource[],
): readonly SeedDocument[] {
  const american = write(unitedStates(site)).map(source => finish(site, source, 'en-us'));
  const canadian = write(canada(site)).map(source => finish(site, source, 'en-ca'));
  const known = new Set(american.map(comparable));
  return [...american, ...canadian.filter(document => !known.has(comparable(document)))];
}

/** Documents that keep the author's own words in both countries. */
export const asWritten = (
  site: Site,
  sources: readonly DocumentSource[],
): readonly SeedDocument[] => sources.map(source => finish(site, source, 'en-us'));

const comparable = ({ _id, language, ...rest }: SeedDocument) =>
  JSON.stringify({ ...rest, id: _id.slice(0, -String(language).length) });
