import * as v from 'valibot';
import { readCsvIfAny } from '~/seed/load/csv';
import { handle, moment, words } from '~/seed/load/fields';
import { markdownFiles } from '~/seed/load/files';
import { readMarkdown } from '~/seed/load/markdown';
import { referenceTo, slugField, type DocumentSource, type Site } from './document';
import { image, wording } from './fields';
import { imageField } from './images';
import { bodyOf } from './rich-text';
import type { Wording } from './wording';
import { inWordsOf } from './wording-syntax';

/** `blog-categories.csv` */
const categoryRow = v.strictObject({ slug: handle, title: words, description: words });

interface Blog {
  readonly posts: (w: Wording) => readonly DocumentSource[];
  readonly categories: readonly DocumentSource[];
}

/** A site's blog: `blog-categories.csv`, and a file of `blog/` for each post. */
export function blogOf(site: Site): Blog {
  const categories = readCsvIfAny(`content/${site}/blog-categories.csv`, categoryRow);

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

  const files = markdownFiles(`content/${site}/blog`).map(file => readMarkdown(file, postFields));
  const posts = (w: Wording) =>
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
          category: referenceTo(site, 'blogCategory', category),
          author: referenceTo(site, 'person', author),
          relatedProducts: products,
          seo: {
            title: title.length <= 60 ? title : undefined,
            description: inWordsOf(description, w),
          },
        },
      };
    });
  return {
    posts,
    categories: categories.map(({ slug, title, description }) => ({
      type: 'blogCategory',
      name: slug,
      fields: { title, slug: slugField(slug), description },
    })),
  };
}
