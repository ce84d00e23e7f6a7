import * as v from 'valibot';
import { handle, moment, words } from '~/seed/load/fields';
import { readMarkdown } from '~/seed/load/markdown';
import { documentId, slugField, type DocumentSource } from '../document';
import { image } from '../fields';
import { imageField } from '../images';
import { paragraphs } from '../blocks';
import { bodyOf } from '../rich-text';
import { isTranslated } from '../translate';
import type { Wording } from '../wording';

/** The front matter of `blog/<slug>.md`, in the folder of its language. */
const postFields = v.strictObject({
  title: words,
  excerpt: words,
  description: words,
  publishedAt: moment,
  image,
  products: v.array(handle),
});

const reference = (type: string, name: string) => ({
  _type: 'reference',
  _ref: documentId('pawmere', type, name, 'en-us'),
});

function post(slug: string, w: Wording): DocumentSource {
  const isInLanguage = isTranslated(w.language);
  const folder = isInLanguage ? `languages/${w.language}` : 'blog';
  const { fields, prose } = readMarkdown(`content/pawmere/${folder}/${slug}.md`, postFields);
  const { title, excerpt, description, publishedAt, products } = fields;
  return {
    type: 'blogPost',
    name: slug,
    isInLanguage,
    fields: {
      title,
      excerpt,
      publishedAt,
      body: bodyOf(prose, w),
      slug: slugField(slug),
      image: imageField(fields.image.file, fields.image.alt),
      category: reference('blogCategory', 'at-home'),
      author: reference('person', 'bea-alder'),
      relatedProducts: products,
      tags: [],
      seo: { title, description },
    },
  };
}

/** Pawmere's blog: its posts, their category and who writes them. */
export const blog = (w: Wording): readonly DocumentSource[] => [
  {
    type: 'blogCategory',
    name: 'at-home',
    fields: {
      title: 'At home',
      slug: slugField('at-home'),
      description: 'Small things that make days with pets easier, tried in our own halls.',
    },
  },
  {
    type: 'person',
    name: 'bea-alder',
    fields: {
      name: 'Bea Alder',
      role: 'Co-founder',
      slug: slugField('bea-alder'),
      portrait: imageField('people/sofia.jpg'),
      bio: paragraphs(
        'Bea started Pawmere with her sister in 2009. She shares her kitchen with two dogs and a cat who drinks from the tap.',
      ),
      credentials: [],
    },
  },
  post('a-calmer-supper', w),
  post('the-carrier-is-a-room', w),
];
