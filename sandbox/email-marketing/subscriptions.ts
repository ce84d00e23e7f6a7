import { isJsonObject } from '../core/json';
import type { Profile } from './profiles';
import { invalid } from './refusal';

const EMAIL_POINTER = '/data/attributes/profile/data/attributes/email';
const CHANNELS: readonly unknown[] = ['EMAIL', 'PUSH', 'SMS', 'WHATSAPP'];
const VARIANT = /^\$(?:shopify|custom):::\$default:::\S+$/;

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isJsonObject(found) ? found[name] : undefined), value);

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email);

const checkType = (body: unknown, type: string): void => {
  if (at(body, 'data', 'type') === type) return;
  throw invalid(`The type of data must be "${type}".`, '/data/type');
};

const profileOf = (body: unknown): unknown =>
  at(body, 'data', 'attributes', 'profile', 'data', 'attributes');

const emailOf = (body: unknown): string => {
  const email = textOf(at(profileOf(body), 'email'));
  if (email !== null && isAddress(email)) return email;
  throw invalid('Invalid email address.', EMAIL_POINTER);
};

/** What a sign-up to a list adds to a profile. @throws {Refusal} */
export const readSubscription = (body: unknown): Profile => {
  checkType(body, 'subscription');
  const list = textOf(at(body, 'data', 'relationships', 'list', 'data', 'id'));
  if (list === null) throw invalid('A list is required.', '/data/relationships/list');
  const properties = at(profileOf(body), 'properties');
  return {
    email: emailOf(body),
    firstName: textOf(at(profileOf(body), 'first_name')),
    properties: isJsonObject(properties) ? properties : {},
    lists: [list],
    backInStock: [],
    sources: [textOf(at(body, 'data', 'attributes', 'custom_source')) ?? 'unknown'],
  };
};

/** What a back-in-stock subscription adds to a profile. @throws {Refusal} */
export const readBackInStock = (body: unknown): Profile => {
  checkType(body, 'back-in-stock-subscription');
  const channels = at(body, 'data', 'attributes', 'channels');
  const isKnown = Array.isArray(channels) && channels.every(each => CHANNELS.includes(each));
  if (!isKnown || channels.length === 0) {
    throw invalid('At least one channel is required.', '/data/attributes/channels');
  }
  const variant = at(body, 'data', 'relationships', 'variant', 'data');
  const id = textOf(at(variant, 'id'));
  if (at(variant, 'type') !== 'catalog-variant' || id === null || !VARIANT.test(id)) {
    const pointer = '/data/relationships/variant/data/id';
    throw invalid('A catalog variant "integration:::catalog:::id" is required.', pointer);
  }
  return {
    email: emailOf(body),
    firstName: null,
    properties: {},
    lists: [],
    backInStock: [id],
    sources: ['Back in stock'],
  };
};
