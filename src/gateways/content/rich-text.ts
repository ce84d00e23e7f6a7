import type { RichText, RichTextBlock } from '../../domain/rich-text';
import { isRecord, recordsOf, textOf, type Json } from '../http/read';
import { toContentImage } from './image';
import type { Fields } from './fields';

const isLink = (definition: Json): boolean =>
  definition._type === 'link' || typeof definition.linkType === 'string';

const definition = (fields: Fields, raw: Json, at: string): Json => {
  if (!isLink(raw)) return raw;
  const link =
    typeof raw.href === 'string' && raw.linkType === undefined
      ? fields.toLink({ linkType: 'external', url: raw.href }, at)
      : fields.toLink(raw, at);
  return { _type: 'link', _key: raw._key, kind: link?.kind ?? null, href: link?.href ?? null };
};

/**
 * A portable text field as JSON. Its links become `{_type: 'link', kind, href}`, with a null `href`
 * where a link leads nowhere; image blocks become `{_type: 'image', image: ImageAsset}`.
 */
export const toRichText = (fields: Fields, name: string): RichText =>
  recordsOf(fields.record[name]).flatMap((block, index): readonly RichTextBlock[] => {
    const _type = textOf(block._type);
    const at = `${name}[${index}]`;
    if (_type === null) {
      fields.problem(at, 'the block has no type. Remove it and write it anew.');
      return [];
    }
    if (_type === 'image') {
      const image = toContentImage(block, fields.context.imageBase);
      return image ? [{ _type, _key: textOf(block._key) ?? `${index}`, image }] : [];
    }
    const markDefs = Array.isArray(block.markDefs)
      ? block.markDefs.filter(isRecord).map(raw => definition(fields, raw, `${at}.markDefs`))
      : undefined;
    return [{ ...block, _type, ...(markDefs ? { markDefs } : {}) }];
  });
