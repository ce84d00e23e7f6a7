import type { Compiled } from '../checks/compiled';
import { editedFields, isNamed, isRequired, kindOf, typeOf } from '../checks/compiled';
import { DOCUMENTS, MODULES, OBJECTS, TRANSLATIONS } from '../schemas';
import { SITES } from '../schemas/choices';

const OF_SITE = ['site', 'sites', 'language'];

const KINDS: Readonly<Record<string, string>> = {
  string: 'a line',
  text: 'text',
  number: 'number',
  boolean: 'yes or no',
  date: 'day',
  datetime: 'moment',
  url: 'address',
  email: 'mailbox',
  slug: 'address',
  image: 'picture',
  file: 'file',
  object: 'fields',
};

/** Longer lists are not spelled out. */
const MOST_LISTED = 13;

const inWords = (type: Compiled): string => {
  const list = type.options?.list;
  if (list && type.jsonType === 'string')
    return list.length > MOST_LISTED ? 'one of a list' : list.join(', ');
  if (kindOf(type) === 'reference')
    return `a ${(type.to ?? []).map(({ name }) => name).join(', ')}`;
  if (isNamed(type)) return `[${type.name}](#${type.name.toLowerCase()})`;
  if (kindOf(type) !== 'array') return KINDS[type.name] ?? KINDS[kindOf(type)] ?? kindOf(type);
  const [member, ...more] = type.of ?? [];
  if (more.length > 0) return 'list of [modules](#modules)';
  return member ? `list of ${inWords(member)}` : 'list';
};

/** Fields inside a type that has no section of its own. */
const inner = (type: Compiled): Compiled | null => {
  if (isNamed(type) || type.name === 'slug') return null;
  if (kindOf(type) === 'object') return type;
  const [member, ...more] = type.of ?? [];
  return kindOf(type) === 'array' && member && more.length === 0 ? inner(member) : null;
};

const rowsOf = (type: Compiled, prefix: string): readonly string[] =>
  editedFields(type).flatMap(({ name, type: of }) => {
    if (prefix === '' && OF_SITE.includes(name)) return [];
    const title = of.title ?? name;
    const within = inner(of);
    return [
      `| \`${prefix}${name}\` | ${title} | ${inWords(of)} | ${isRequired(of) ? 'yes' : ''} | ${of.description ?? ''} |`,
      ...(within ? rowsOf(within, `${prefix}${name}.`) : []),
    ];
  });

const sectionOf = (name: string): string => {
  const type = typeOf(name);
  const rows = rowsOf(type, '');
  const table =
    rows.length === 0
      ? []
      : ['', '| field | title | holds | required | |', '| --- | --- | --- | --- | --- |', ...rows];
  return [`### ${name}`, '', `**${type.title ?? name}.** ${type.description ?? ''}`, ...table].join(
    '\n',
  );
};

const sections = (types: readonly { readonly name: string }[]): string =>
  types.map(({ name }) => sectionOf(name)).join('\n\n');

/** Where the written part of the page ends and the generated one begins. */
export const MARK = '<!-- From here on, made from studio/schemas by `npm run studio:model`. -->';

/** The generated part of `docs/content-model.md`. */
export const modelOf = (): string =>
  [
    MARK,
    `## Documents\n\nBrands: ${SITES.join(', ')}.\n\n${sections(DOCUMENTS)}`,
    `## Modules\n\nEvery module may also have an \`anchor\`.\n\n${sections(MODULES)}`,
    `## Translations\n\n${sections(TRANSLATIONS)}`,
    `## Links and texts\n\n${sections(OBJECTS)}`,
  ].join('\n\n');
