import { defineField, defineType, type FieldDefinition } from '@sanity/types';
import { line } from '../fields';

interface Module {
  readonly name: string;
  readonly title: string;
  /** What it is for and how it looks, in a sentence or two. */
  readonly description: string;
  readonly fields: readonly FieldDefinition[];
  /** The field that represents it in the list of modules. */
  readonly titleFrom?: string;
}

const anchor = line('anchor', 'Anchor', {
  description: 'A name for links to this place, such as sizes for #sizes.',
});

/** A block of a page; each may have an anchor. */
export const module = ({ name, title, description, fields, titleFrom = 'heading' }: Module) =>
  defineType({
    name,
    title,
    description,
    type: 'object',
    fields: [...fields, anchor],
    preview: {
      select: { heading: titleFrom },
      prepare: ({ heading }) => ({
        title: typeof heading === 'string' ? heading : title,
        subtitle: title,
      }),
    },
  });

export const heading = line('heading', 'Heading');
export const requiredHeading = line('heading', 'Heading', { isRequired: true });
export const eyebrow = line('eyebrow', 'Line above the heading');

/** Text with headings, links and tables. */
export const richBody = defineField({ name: 'body', title: 'Text', type: 'richText' });
