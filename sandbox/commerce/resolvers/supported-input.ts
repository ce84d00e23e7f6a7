import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject } from '~/sandbox/core/json';
import { notModelled } from '../request/not-modelled';

/** The fields of input objects that some resolver reads; all others are rejected. */
const SUPPORTED: ReadonlyMap<string, readonly string[]> = new Map([
  ['AttributeInput', ['key', 'value']],
  [
    'CartBuyerIdentityInput',
    ['countryCode', 'customerAccessToken', 'email', 'phone', 'preferences'],
  ],
  ['CartInput', ['attributes', 'buyerIdentity', 'discountCodes', 'lines', 'note']],
  ['CartLineInput', ['attributes', 'merchandiseId', 'quantity', 'sellingPlanId']],
  ['CartLineUpdateInput', ['attributes', 'id', 'merchandiseId', 'quantity', 'sellingPlanId']],
  ['CartPreferencesInput', ['wallet']],
  ['CustomerAccessTokenCreateInput', ['email', 'password']],
  ['CustomerActivateInput', ['activationToken', 'password']],
  [
    'CustomerCreateInput',
    ['acceptsMarketing', 'email', 'firstName', 'lastName', 'password', 'phone'],
  ],
  ['CustomerResetInput', ['password', 'resetToken']],
  [
    'CustomerUpdateInput',
    ['acceptsMarketing', 'email', 'firstName', 'lastName', 'password', 'phone'],
  ],
  ['HasMetafieldsIdentifier', ['key', 'namespace']],
  ['ImageTransformInput', ['crop', 'maxHeight', 'maxWidth', 'preferredContentType', 'scale']],
  [
    'MailingAddressInput',
    [
      'address1',
      'address2',
      'city',
      'company',
      'country',
      'firstName',
      'lastName',
      'phone',
      'province',
      'zip',
    ],
  ],
  ['MetafieldFilter', ['key', 'namespace', 'value']],
  ['PriceRangeFilter', ['max', 'min']],
  [
    'ProductFilter',
    [
      'available',
      'price',
      'productMetafield',
      'productType',
      'productVendor',
      'tag',
      'variantMetafield',
      'variantOption',
    ],
  ],
  ['SelectedOptionInput', ['name', 'value']],
  ['VariantOptionFilter', ['name', 'value']],
]);

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** Throws for a field of an input object that no resolver reads, at any depth. */
function rejectUnsupportedInput(type: GraphQLInputType, value: unknown): void {
  const nullable = getNullableType(type);
  if (isListType(nullable) && Array.isArray(value)) {
    for (const item of value) rejectUnsupportedInput(nullable.ofType, item);
  }
  const named = getNamedType(type);
  if (!isInputObjectType(named) || !isJsonObject(value)) return;
  const fields = named.getFields();
  for (const [name, inner] of Object.entries(value).filter(([, each]) => isGiven(each))) {
    if (!SUPPORTED.get(named.name)?.includes(name)) throw notModelled(`${named.name}.${name}`);
    if (fields[name]) rejectUnsupportedInput(fields[name].type, inner);
  }
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Calls a resolver with arguments that know whether they were read, and throws a "not modelled"
 * error for each that a query gave, with another value than its default, and the resolver left
 * alone. An answer of null depends on no argument, so it stands.
 * @param field how the message calls the field, for example `Product.images`
 */
export function resolveStrictly(
  { field, known }: { readonly field: string; readonly known: readonly GraphQLArgument[] },
  values: Values,
  resolve: (args: Values) => unknown,
): unknown {
  for (const { name, type } of known) rejectUnsupportedInput(type, values[name]);
  const read = new Set<string | symbol>();
  const tracked = new Proxy(values, {
    get(target, name): unknown {
      read.add(name);
      return Reflect.get(target, name);
    },
  });
  const answer = resolve(tracked);
  if (!isGiven(answer)) return answer;
  const unread = known.find(
    ({ name, defaultValue }) =>
      isGiven(values[name]) && !isDeepStrictEqual(values[name], defaultValue) && !read.has(name),
  );
  if (unread) throw notModelled(`${field}(${unread.name}:)`);
  return answer;
}
