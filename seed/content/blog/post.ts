import { documentId, type DocumentSource } from '../document';
import { imageField } from '../images';
import type { BodyBlock } from './rich';

interface PostSource {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly description: string;
  readonly category: 'training' | 'safety' | 'wellness' | 'new-dog' | 'cats' | 'stories';
  readonly author: string;
  readonly publishedAt: string;
  readonly updatedAt?: string;
  readonly tags: readonly string[];
  /** A file of the art pack and what it shows. */
  readonly image: readonly [file: string, alt: string];
  readonly products?: readonly string[];
  readonly body: readonly BodyBlock[];
}

const reference = (type: string, name: string) => ({
  _type: 'reference',
  _ref: documentId('larkfield', type, name, 'en-us'),
});

/** A `blogPost` document. */
export function post(source: PostSource): DocumentSource {
  const { slug, title, description, category, author, image, products, ...fields } = source;
  return {
    type: 'blogPost',
    name: slug,
    fields: {
      ...fields,
      title,
      slug: { _type: 'slug', current: slug },
      image: imageField(...image),
      category: reference('blogCategory', category),
      author: reference('person', author),
      relatedProducts: products ?? [],
      seo: { title: title.length <= 60 ? title : undefined, description },
    },
  };
}
