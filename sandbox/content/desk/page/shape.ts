/** The shape of a field, inferred from documents of the type. */
export type Shape =
  | { readonly kind: 'text' | 'long' | 'date' | 'moment' | 'number' | 'boolean' | 'slug' }
  | { readonly kind: 'image' }
  | { readonly kind: 'reference'; readonly examples: readonly string[] }
  | { readonly kind: 'object'; readonly type: string | null; readonly fields: Shapes }
  | { readonly kind: 'list'; readonly items: readonly Shape[] };

export type Shapes = Readonly<Record<string, Shape>>;

type Item = Readonly<Record<string, unknown>>;

const LONG = 80;
const OWN = /^_(id|type|key|rev|createdAt|updatedAt|originalId)$/;

/** Whether a field's value is an object: neither null nor a list. */
export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of objects, in order of first appearance. */
export function shapesOf(samples: readonly Item[]): Shapes {
  const values = new Map<string, unknown[]>();
  for (const sample of samples) {
    for (const [name, value] of Object.entries(sample)) {
      if (OWN.test(name) || value === null || value === undefined) continue;
      values.set(name, [...(values.get(name) ?? []), value]);
    }
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, shapeOf(all)]));
}

function shapeOf(values: readonly unknown[]): Shape {
  const lists = values.filter(value => Array.isArray(value));
  if (lists.length > 0) return { kind: 'list', items: itemShapes(lists.flat()) };
  const items = values.filter(isItem);
  if (items.length > 0) return itemShape(items);
  const texts = values.filter(value => typeof value === 'string');
  if (texts.length > 0) return { kind: textKind(texts) };
  return { kind: typeof values[0] === 'boolean' ? 'boolean' : 'number' };
}

function textKind(texts: readonly string[]): 'text' | 'long' | 'date' | 'moment' {
  if (texts.every(text => /^\d{4}-\d{2}-\d{2}$/.test(text))) return 'date';
  if (texts.every(text => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text))) return 'moment';
  return texts.some(text => text.length > LONG || text.includes('\n')) ? 'long' : 'text';
}

function itemShape(items: readonly Item[]): Shape {
  const [first = {}] = items;
  const references = items.flatMap(({ _ref }) => (typeof _ref === 'string' ? [_ref] : []));
  if (references.length > 0) return { kind: 'reference', examples: [...new Set(references)] };
  if (first._type === 'slug') return { kind: 'slug' };
  if (items.some(({ asset }) => isItem(asset))) return { kind: 'image' };
  const type = typeof first._type === 'string' ? first._type : null;
  return { kind: 'object', type, fields: shapesOf(items) };
}

const typeOf = ({ _type }: Item): string => (typeof _type === 'string' ? _type : '');

/** One shape for each type of item that a list holds. */
function itemShapes(values: readonly unknown[]): readonly Shape[] {
  const groups = new Map<string, unknown[]>();
  for (const value of values) {
    const name = isItem(value) ? typeOf(value) : typeof value;
    groups.set(name, [...(groups.get(name) ?? []), value]);
  }
  return [...groups.values()].map(shapeOf);
}

/** An empty value of a shape, for a new item of a list; undefined if it cannot be empty. */
export function emptyValueOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
    case 'long':
      return '';
    case 'number':
    case 'date':
    case 'moment':
    case 'image':
    case 'reference':
      return undefined;
    case 'boolean':
      return false;
    case 'slug':
      return { _type: 'slug', current: '' };
    case 'list':
      return [];
    case 'object':
      return emptyObject(shape.type, shape.fields);
  }
}

function emptyObject(type: string | null, fields: Shapes): Item {
  if (type === 'block') return emptyBlock();
  const entries = Object.entries(fields).map(([name, shape]) => [name, emptyValueOf(shape)]);
  const own = type === null ? [] : [['_type', type]];
  return Object.fromEntries(
    [...own, ...entries].filter(([, value]) => value !== undefined),
  ) as Item;
}

const emptyBlock = (): Item => ({
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: newKey(), text: '', marks: [] }],
});

/** A key for an item of a list. */
export const newKey = (): string => Math.random().toString(36).slice(2, 12).padEnd(10, '0');
