import { editedFields, isNamed, kindOf, ruleOf, type Compiled } from './compiled';

export type Sample = Readonly<Record<string, unknown>>;

export const isSample = (value: unknown): value is Sample =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXTS = ['Words', 'handle', '/about', '75.00', '08:00', 'OH', 'Europe/Dublin'];

const patternsOf = (type: Compiled): readonly RegExp[] =>
  (ruleOf(type)._rules ?? []).flatMap(({ flag, constraint }) =>
    flag === 'regex' && isSample(constraint) && constraint.pattern instanceof RegExp
      ? [constraint.pattern]
      : [],
  );

const boundOf = (type: Compiled, flag: string): number | null => {
  const found = (ruleOf(type)._rules ?? []).find(rule => rule.flag === flag)?.constraint;
  return typeof found === 'number' ? found : null;
};

/** A text that the validation of its field accepts. */
const textFor = (type: Compiled): string => {
  const length = boundOf(type, 'length');
  const found = TEXTS.find(
    text =>
      patternsOf(type).every(pattern => pattern.test(text)) &&
      (length === null || text.length === length),
  );
  if (found === undefined)
    throw new Error(`No sample fits the field "${type.title ?? type.name}".`);
  return type.options?.list?.[0] ?? found;
};

const numberFor = (type: Compiled): number =>
  Math.min(Math.max(3, boundOf(type, 'min') ?? 3), boundOf(type, 'max') ?? 3000);

const BLOCK = {
  _type: 'block',
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text: 'Words', marks: ['l'] }],
};

const linkType = (type: Compiled): Compiled | null => {
  const definition = type as {
    fields?: readonly {
      name: string;
      type: { of?: readonly { annotations?: readonly Compiled[] }[] };
    }[];
  };
  const children = definition.fields?.find(({ name }) => name === 'children');
  return children?.type.of?.[0]?.annotations?.[0] ?? null;
};

const imageId = 'image-abc123-2400x1350-jpg';

const objectFor = (type: Compiled): Sample => ({
  ...(isNamed(type) ? { _type: type.name } : {}),
  ...Object.fromEntries(editedFields(type).map(field => [field.name, sampleOf(field.type)])),
});

const assetFor = (type: Compiled, id: string): Sample => ({
  ...objectFor(type),
  _type: kindOf(type),
  asset: { _type: 'reference', _ref: id },
});

const blockFor = (type: Compiled): Sample => {
  const link = linkType(type);
  return { ...BLOCK, markDefs: link ? [{ ...objectFor(link), _type: 'link', _key: 'l' }] : [] };
};

const SAMPLES: Readonly<Record<string, (type: Compiled) => unknown>> = {
  string: textFor,
  text: textFor,
  number: numberFor,
  boolean: () => true,
  date: () => '2026-05-30',
  datetime: () => '2026-05-30T10:00:00Z',
  url: () => 'https://example.com/a',
  email: () => 'care@shop.example',
  reference: ({ to }) => ({ _type: 'reference', _ref: `${to?.[0]?.name ?? ''}-1` }),
  image: type => assetFor(type, imageId),
  file: type => assetFor(type, 'file-abc123-pdf'),
  block: blockFor,
  object: objectFor,
  document: objectFor,
  array: type => {
    const members = type.of ?? [];
    const copies = Math.ceil((boundOf(type, 'min') ?? 1) / Math.max(1, members.length));
    const all = Array.from({ length: copies }, () => members).flat();
    return all.map((member, index) => {
      const value = sampleOf(member);
      return isSample(value) ? { _key: `k${index}`, ...value } : value;
    });
  },
};

/** A valid value of a type with every field filled in; a list has one item of each type. */
export const sampleOf = (type: Compiled): unknown => {
  if (type.name === 'slug') return { _type: 'slug', current: 'words' };
  const make = SAMPLES[kindOf(type)];
  if (!make) throw new Error(`No sample of the kind "${kindOf(type)}".`);
  return make(type);
};

/** A document of a type with every field filled in. */
export const documentOf = (type: Compiled, id = `${type.name}-1`): Sample => ({
  ...(sampleOf(type) as Sample),
  _id: id,
  site: 'larkfield',
  sites: [],
  language: 'en-us',
});
