import * as v from 'valibot';
import { readCsv } from '~/seed/load/csv';
import { handle, moment, words } from '~/seed/load/fields';
import { markdownFiles } from '~/seed/load/files';
import { readMarkdown } from '~/seed/load/markdown';
import { larkfieldReference, slugField, type DocumentSource } from '../document';
import { image, wording } from '../fields';
import { imageField } from '../images';
import { bodyOf } from '../rich-text';
import type { Wording } from '../wording';
import { inWordsOf } from '../wording-syntax';

/** `blog-categories.csv` */
const categoryRow = v.strictObject({ slug: handle, title: words, description: words });

const categories = readCsv('content/larkfield/blog-categories.csv', categoryRow);

/** The front matter of `blog/<slug>.md`. */
const postFields = v.strictObject({
  title: wording,
  excerpt: wording,
  description: wording,
  category: v.picklist(categories.map(({ slug }) => slug)),
  author: handle,
  publishedAt: moment,
  updatedAt: v.optional(moment),
  tags: v.array(words),
  image,
  products: v.optional(v.array(handle), []),
});

const files = markdownFiles('content/larkfield/blog').map(file => readMarkdown(file, postFields));

/** Every post of Larkfield's blog. */
export const posts = (w: Wording): readonly DocumentSource[] =>
  files.map(({ name, fields, prose }) => {
    const { description, category, author, image: shown, products, ...rest } = fields;
    const { title, ...written } = inWordsOf(rest, w);
    return {
      type: 'blogPost',
      name,
      fields: {
        title,
        ...written,
        body: bodyOf(prose, w),
        slug: slugField(name),
        image: imageField(shown.file, shown.alt),
        category: larkfieldReference('blogCategory', category),
        author: larkfieldReference('person', author),
        relatedProducts: products,
        seo: {
          title: title.length <= 60 ? title : undefined,
          description: inWordsOf(description, w),
        },
      },
    };
  });

/** The categories of the blog. */
export const blogCategories = (): readonly DocumentSource[] =>
  categories.map(({ slug, title, description }) => ({
    type: 'blogCategory',
    name: slug,
    fields: { title, slug: slugField(slug), description },
  }));
