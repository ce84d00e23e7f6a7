import type { BuiltPage } from '../built-page';
import { isListed, type Site } from '../head';
import { isObject, structuredDataOf, type JsonLdNode } from '../json-ld';
import { problem, type Problem } from '../problem';

/** Properties that search engines require of each type; `a|b` means one of them. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'author', 'publisher', 'url'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  City: ['name'],
  CollectionPage: ['name', 'url', 'mainEntity'],
  ContactPoint: ['contactType', 'telephone|email'],
  DefinedRegion: ['addressCountry'],
  EducationalOccupationalCredential: ['name'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  HomeAndConstructionBusiness: ['name', 'url', 'telephone', 'address'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name', 'item|url'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  MonetaryAmount: ['value', 'currency'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'url'],
  Offer: ['url', 'price', 'priceCurrency', 'availability'],
  OfferShippingDetails: ['shippingDestination'],
  Organization: ['name', 'url', 'logo'],
  Person: ['name'],
  PostalAddress: ['addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Product: ['name', 'offers|review|aggregateRating'],
  ProductGroup: ['name', 'url', 'image', 'productGroupID', 'variesBy', 'hasVariant'],
  ProfilePage: ['mainEntity'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue'],
  Review: ['author', 'reviewRating', 'reviewBody'],
  SearchAction: ['target', 'query-input'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'contentUrl|embedUrl'],
  WebSite: ['name', 'url'],
};

const DATES = ['datePublished', 'dateModified', 'uploadDate'];

const isFilled = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

const judgeNode = ({ type, fields }: JsonLdNode): readonly string[] => {
  const required = REQUIRED[type];
  if (required === undefined) return [`describes ${type}, which the audit does not know`];
  const missing = required.filter(names => !names.split('|').some(name => isFilled(fields[name])));
  const undated = DATES.filter(name => {
    const value = fields[name];
    return value !== undefined && (typeof value !== 'string' || Number.isNaN(Date.parse(value)));
  });
  return [
    ...missing.map(names => `describes ${type} without ${names.replaceAll('|', ' or ')}`),
    ...undated.map(name => `describes ${type} with an invalid ${name}`),
  ];
};

const idsIn = (nodes: readonly JsonLdNode[]): ReadonlySet<unknown> =>
  new Set(nodes.filter(({ fields }) => '@id' in fields).map(({ fields }) => fields['@id']));

/** Ids that structured data refers to but does not define. */
const danglingIn = (nodes: readonly JsonLdNode[]): readonly string[] => {
  const known = idsIn(nodes);
  return nodes
    .flatMap(({ fields }) => Object.values(fields))
    .filter(isObject)
    .map(each => each['@id'])
    .filter(id => typeof id === 'string' && id.startsWith('#') && !known.has(id))
    .map(id => `refers to ${String(id)}, which is not defined`);
};

const strayedIn = ({ type, fields }: JsonLdNode, site: Site): readonly string[] =>
  ['url', 'item']
    .map(name => fields[name])
    .filter((url): url is string => typeof url === 'string' && url.startsWith(site.origin))
    .filter(url => site.pageAt(url) === null)
    .map(url => `describes ${type} at ${url}, which is not built`);

/** Every listed page has valid, complete and correct structured data in one script. */
export const checkStructuredData = (pages: readonly BuiltPage[], site: Site): readonly Problem[] =>
  pages.flatMap(page => {
    const { scripts, broken, nodes } = structuredDataOf(page);
    const messages = [
      ...(broken > 0 ? ['has structured data that is no JSON'] : []),
      ...(scripts > 1 ? [`has ${scripts} scripts of structured data, expected one`] : []),
      ...(scripts === 0 && isListed(page, site) ? ['has no structured data'] : []),
      ...(scripts > 0 && !isListed(page, site) ? ['is not listed, but has structured data'] : []),
      ...nodes.flatMap(node => [...judgeNode(node), ...strayedIn(node, site)]),
      ...danglingIn(nodes),
    ];
    return [...new Set(messages)].map(message => problem(page, message));
  });
