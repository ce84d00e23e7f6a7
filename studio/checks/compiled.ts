import { Rule, Schema } from '@sanity/schema';
import { schemaTypes } from '../schemas';

/** A type as the vendor's compiler knows it. */
export interface Compiled {
  readonly name: string;
  readonly jsonType: string;
  readonly type?: Compiled | null;
  readonly description?: string;
  readonly title?: string;
  readonly hidden?: unknown;
  readonly fields?: readonly { readonly name: string; readonly type: Compiled }[];
  readonly of?: readonly Compiled[];
  readonly to?: readonly Compiled[];
  readonly options?: { readonly list?: readonly string[] };
  readonly validation?: unknown;
}

/** The vendor's own types that ours name; the studio brings them along. */
const VENDOR_TYPES = [
  {
    name: 'slug',
    type: 'object',
    fields: [
      { name: 'current', type: 'string' },
      { name: 'source', type: 'string', hidden: true },
    ],
  },
  ...['sanity.imageAsset', 'sanity.fileAsset'].map(name => ({
    name,
    type: 'document',
    fields: [{ name: 'url', type: 'string' }],
  })),
];

const compiled = Schema.compile({ name: 'shop', types: [...schemaTypes, ...VENDOR_TYPES] });

/** A compiled type by its name. */
export const typeOf = (name: string): Compiled => {
  const found = compiled.get(name) as Compiled | undefined;
  if (!found) throw new Error(`The studio has no type "${name}".`);
  return found;
};

/** The vendor's basic kind of a type: `string`, `image`, `object`, `array`… */
export const kindOf = (type: Compiled): string => (type.type ? kindOf(type.type) : type.name);

/** Whether it is one of ours, or of the vendor, with a name of its own. */
export const isNamed = (type: Compiled): boolean =>
  schemaTypes.some(({ name }) => name === type.name);

interface RuleState {
  readonly _required?: string;
  readonly _level?: string;
  readonly _rules?: readonly { readonly flag: string; readonly constraint: unknown }[];
}

/** The validation rules of a field. */
export const ruleOf = ({ validation }: Compiled): RuleState =>
  typeof validation === 'function' ? (validation as (rule: unknown) => RuleState)(new Rule()) : {};

/** Whether the studio refuses to publish without the field. */
export const isRequired = (type: Compiled): boolean => {
  const rule = ruleOf(type);
  return rule._required === 'required' && rule._level !== 'warning';
};

/** The fields that the vendor adds to its own types. */
const VENDOR_FIELDS = ['asset', 'hotspot', 'crop', 'media', 'source', 'style'];

/** Fields that editors fill in. */
export const editedFields = (type: Compiled) =>
  (type.fields ?? []).filter(
    field =>
      !(
        VENDOR_FIELDS.includes(field.name) &&
        (kindOf(type) !== 'object' || field.type.hidden === true)
      ),
  );
