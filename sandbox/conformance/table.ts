import type { Service } from '../core/service';
import type { Drivers } from './drivers';

/** A vendor, and the services that stand in for it. */
interface Vendor {
  readonly name: string;
  readonly services: RegExp;
  /** The services that answer the same operations are listed once. */
  readonly key: string;
}

const VENDORS: readonly Vendor[] = [
  { name: 'Commerce (Shopify Storefront API)', services: /^commerce-/, key: 'commerce' },
  { name: 'Content (Sanity)', services: /^content$/, key: 'content' },
  { name: 'Search (Algolia)', services: /^search$/, key: 'search' },
  { name: 'Identity (Amazon Cognito)', services: /^identity$/, key: 'identity' },
  { name: 'Billing (Recharge)', services: /^billing$/, key: 'billing' },
  { name: 'E-mail marketing (Klaviyo)', services: /^email-marketing$/, key: 'email-marketing' },
  {
    name: 'Captcha, analytics, error reports (reCAPTCHA, GTM, Klaviyo, AdRoll, Sentry)',
    services: /^third-party$/,
    key: 'third-party',
  },
  { name: 'Consumer service (ours)', services: /^consumer-service$/, key: 'consumer-service' },
  { name: 'Forms gateway (ours)', services: /^forms$/, key: 'forms' },
  { name: 'Dealer search (ours)', services: /^dealers$/, key: 'dealers' },
  { name: 'Scheduler (ours)', services: /^scheduler$/, key: 'scheduler' },
  { name: 'Chat (ours)', services: /^chat$/, key: 'chat' },
];

/** An operation of a vendor, and what drove it. */
interface Row {
  readonly operation: string;
  readonly clients: readonly string[];
  readonly tests: readonly string[];
}

/** A vendor's operations. */
export interface VendorTable {
  readonly name: string;
  readonly key: string;
  readonly rows: readonly Row[];
}

/** The key under which drivers of a service are noted. */
export const vendorKeyOf = (service: string): string =>
  VENDORS.find(({ services }) => services.test(service))?.key ?? service;

/** Every operation of the sandbox's own tables, by vendor, with what drove it. */
export const conformanceTable = (
  services: readonly Service[],
  drivers: Drivers,
): readonly VendorTable[] =>
  VENDORS.map(({ name, key, services: own }) => {
    const operations = services
      .filter(service => own.test(service.name))
      .flatMap(service => service.operations.map(operation => operation.name));
    const rows = [...new Set(operations)].map(operation => ({
      operation,
      clients: drivers[key]?.[operation]?.clients ?? [],
      tests: drivers[key]?.[operation]?.tests ?? [],
    }));
    return { name, key, rows };
  });
