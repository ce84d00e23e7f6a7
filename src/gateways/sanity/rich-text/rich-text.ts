import type { PortableBlock, PortableText } from '~/src/domain/content/rich-text/portable-text';
import { isRecord } from '~/src/domain/data/read';
import type { DocumentFields } from '../fields';
import { withHeadingsInOrder } from './heading-order';
import { toTextBlock } from './rich-text-block';
import { isEmbedType, toEmbed } from './rich-text-embeds';

/** Fields of an unknown block that hold words for a reader, in the order in which they are read. */
const WORDS = [
  'title',
  'heading',
  'text',
  'quote',
  'caption',
  'label',
  'children',
  'body',
  'items',
];

/** The words inside a value of unknown shape. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? WORDS.flatMap(name => textsIn(value[name])) : [];
};

const toPlainBlock = (item: DocumentFields): PortableBlock | null => {
  const words = textsIn(item.record).join(' ');
  const span = { _type: 'span' as const, _key: 'text', text: words, marks: [] };
  const key = item.optionalText('_key');
  if (words === '') return null;
  return {
    _type: 'block',
    ...(key === null ? {} : { _key: key }),
    style: 'normal',
    markDefs: [],
    children: [span],
  };
};

/**
 * A portable text field, read block by block. Links become `{_type: 'link', kind, href}`; what the
 * site does not know is reported and shown as its text.
 */
export const toRichText = (fields: DocumentFields, name: string): PortableText =>
  withHeadingsInOrder(toBlocks(fields, name), message => fields.problem(name, message));

const toBlocks = (fields: DocumentFields, name: string): PortableText =>
  fields.list(name, item => {
    const type = item.optionalText('_type');
    if (type === null) {
      item.problem('', 'the block has no type. Remove it and write it anew.');
      return null;
    }
    if (type === 'block') return toTextBlock(item);
    if (isEmbedType(type)) return toEmbed(item, type);
    item.problem('', `"${type}" is not a block the site knows. Its words are shown as plain text.`);
    return toPlainBlock(item);
  });
