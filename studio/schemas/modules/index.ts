import { defineField } from '@sanity/types';
import { FORM_MODULES } from './form-modules';
import { LEAD_MODULES } from './lead-modules';
import { LIST_MODULES } from './list-modules';
import { MEDIA_MODULES } from './media-modules';

export const MODULES = [...LEAD_MODULES, ...LIST_MODULES, ...MEDIA_MODULES, ...FORM_MODULES];

/** The modules of a page, from top to bottom. */
export const modules = (title: string, description: string) =>
  defineField({
    name: 'modules',
    title,
    description,
    type: 'array',
    of: MODULES.map(({ name }) => ({ type: name })),
    options: {
      insertMenu: {
        groups: [
          { name: 'lead', title: 'Message', of: LEAD_MODULES.map(({ name }) => name) },
          { name: 'list', title: 'Lists', of: LIST_MODULES.map(({ name }) => name) },
          { name: 'media', title: 'Media', of: MEDIA_MODULES.map(({ name }) => name) },
          { name: 'form', title: 'Forms', of: FORM_MODULES.map(({ name }) => name) },
        ],
      },
    },
  });
