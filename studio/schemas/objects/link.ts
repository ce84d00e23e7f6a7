import { defineField, defineType } from '@sanity/types';
import { LINKED_TYPES, LINK_TYPES } from '../choices';
import { choice, file, line, sameSite } from '../fields';

const isOf =
  (...types: readonly string[]) =>
  ({ parent }: { parent?: unknown }): boolean =>
    typeof parent !== 'object' ||
    parent === null ||
    !('linkType' in parent) ||
    !types.includes(String(parent.linkType));

/** What each kind of link needs; the shop leaves out a link without it, and reports it. */
const NEEDS: Readonly<Record<string, readonly [field: string, message: string]>> = {
  external: ['url', 'Enter the address.'],
  mail: ['email', 'Enter the mailbox.'],
  phone: ['phone', 'Enter the telephone number.'],
  file: ['file', 'Choose the file.'],
  anchor: ['anchor', 'Name the place of the page.'],
};

const missing = (link: Readonly<Record<string, unknown>>): string | null => {
  if (link.linkType === 'internal') {
    return link.internalLink || link.path ? null : 'Choose a document, or enter a path.';
  }
  const [field, message] = NEEDS[String(link.linkType)] ?? [];
  return field === undefined || message === undefined || link[field] ? null : message;
};

/** Where something leads: a page, an address elsewhere, a mailbox, a telephone, a file, a place. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  description:
    'Leads to a page of the shop, another site, a mailbox, a telephone, a file, or a place of the same page. A disabled link shows its words alone.',
  fields: [
    choice('linkType', 'Kind', LINK_TYPES, { isRequired: true }),
    defineField({
      name: 'internalLink',
      title: 'Document',
      type: 'reference',
      to: LINKED_TYPES.map(type => ({ type })),
      hidden: isOf('internal'),
      options: { filter: sameSite },
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'string',
      description: 'For pages without a document, such as /products/gps-collar.',
      hidden: isOf('internal'),
      validation: rule => rule.regex(/^\//, { name: 'path that starts with "/"' }),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      hidden: isOf('external'),
      validation: rule => rule.uri({ scheme: ['https', 'http', 'mailto', 'tel'] }),
    }),
    defineField({ name: 'email', title: 'Mailbox', type: 'email', hidden: isOf('mail') }),
    { ...line('phone', 'Telephone'), hidden: isOf('phone') },
    { ...file('file', 'File', { accept: '*/*' }), hidden: isOf('file') },
    {
      ...line('anchor', 'Place of the page', { description: 'The anchor of a module.' }),
      hidden: isOf('anchor', 'internal'),
    },
  ],
  preview: {
    select: { title: 'linkType', path: 'path', url: 'url', slug: 'internalLink.slug.current' },
    prepare: ({ title, path, url, slug }) => ({
      title: String(path ?? url ?? slug ?? title ?? 'Link'),
    }),
  },
  validation: rule => rule.custom(value => (value ? (missing(value) ?? true) : true)),
});
