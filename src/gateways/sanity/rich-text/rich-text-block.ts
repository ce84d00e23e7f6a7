import {
  DECORATORS,
  LIST_KINDS,
  TEXT_STYLES,
  type TextBlock,
  type TextSpan,
} from '~/src/domain/content/rich-text/portable-text';
import { recordsOf, textOf, textsOf, type Json } from '~/src/domain/data/read';
import type { DocumentFields } from '../fields';

const STYLES: ReadonlySet<string> = new Set(TEXT_STYLES);
const MARKS: ReadonlySet<string> = new Set(DECORATORS);

const isLink = (definition: Json): boolean =>
  definition._type === 'link' || typeof definition.linkType === 'string';

/** The editor's plain web link has its address in `href`. */
const toLinkMark = (item: DocumentFields, raw: Json): Json => {
  const link =
    typeof raw.href === 'string' && raw.linkType === undefined
      ? item.toLink({ linkType: 'external', url: raw.href }, 'markDefs')
      : item.toLink(raw, 'markDefs');
  return { _type: 'link', _key: raw._key, kind: link?.kind ?? null, href: link?.href ?? null };
};

const styleOf = (item: DocumentFields): TextBlock['style'] => {
  const given = item.optionalText('style') ?? 'normal';
  const known = TEXT_STYLES.find(style => style === given);
  if (known) return known;
  item.problem('style', `"${given}" is not a style the site knows. Choose ${list(STYLES)}.`);
  return 'normal';
};

const listItemOf = (item: DocumentFields): Pick<TextBlock, 'listItem' | 'level'> => {
  const given = item.optionalText('listItem');
  if (given === null) return {};
  const known = LIST_KINDS.find(kind => kind === given);
  if (!known) item.problem('listItem', `"${given}" is not a list the site knows. Choose a bullet.`);
  return { listItem: known ?? 'bullet', level: Math.max(1, item.number('level') ?? 1) };
};

/**
 * A text block with its links resolved. A style, list or mark that the site does not know is
 * reported, and its words are shown without it; a link that leads nowhere keeps a null `href`.
 */
export const toTextBlock = (item: DocumentFields): TextBlock => {
  const given = recordsOf(item.record.markDefs);
  const links = given.filter(isLink).map(raw => toLinkMark(item, raw));
  for (const { _type } of given.filter(raw => !isLink(raw))) {
    item.problem('markDefs', `"${textOf(_type) ?? ''}" is not a mark the site knows. Take it off.`);
  }
  const keys = new Set(given.map(({ _key }) => textOf(_key)));
  const linkKeys = new Set(links.map(({ _key }) => textOf(_key)));

  const toMarks = (marks: readonly string[]): readonly string[] =>
    marks.flatMap(name => {
      const mark = name === 'strike' ? 'strike-through' : name;
      if (MARKS.has(mark) || linkKeys.has(mark)) return [mark];
      if (!keys.has(mark)) {
        item.problem('children', `"${mark}" is not a mark the site knows. Choose ${list(MARKS)}.`);
      }
      return [];
    });

  const children = recordsOf(item.record.children).map((child): TextSpan => {
    if (child._type !== 'span') {
      const name = textOf(child._type) ?? '';
      item.problem('children', `"${name}" may not stand inside a line. Move it below.`);
    }
    return {
      _type: 'span',
      ...(typeof child._key === 'string' ? { _key: child._key } : {}),
      text: textOf(child.text) ?? '',
      marks: toMarks(textsOf(child.marks)),
    };
  });

  const key = item.optionalText('_key');
  return {
    _type: 'block',
    ...(key === null ? {} : { _key: key }),
    style: styleOf(item),
    ...listItemOf(item),
    markDefs: links,
    children,
  };
};

function list(names: ReadonlySet<string>): string {
  const all = [...names];
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`;
}
