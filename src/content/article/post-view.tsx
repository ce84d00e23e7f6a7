import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { blogPath, type PostCard } from '~/src/domain/content/article';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { ProductCard } from '~/src/domain/commerce/product';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { Image } from '~/src/ui/image';
import { LocalLink } from '~/src/features/links';
import { ArticleColumns } from './article-columns';
import { ArticleProducts } from './article-products';
import { AuthorCard } from './author-card';
import { Byline } from './byline';
import { ShareLinks } from './share-links';
import { PostRow } from './post-row';

export interface PostViewProps {
  readonly post: PostCard & {
    readonly body: RichText;
    readonly updatedAt: string | null;
    readonly tags: readonly string[];
  };
  /** The page's absolute URL, for sharing. */
  readonly address: string;
  /** Every product that the text or its rail refers to. */
  readonly cards: readonly ProductCard[];
  /** The products of the rail. */
  readonly productHandles: readonly string[];
  readonly related: readonly PostCard[];
  /** Renders a product of the rail; the product feature owns the tile. */
  readonly renderCard: (card: ProductCard) => ReactNode;
}

/** A post, from its headline to what to read next. */
export function PostView(props: PostViewProps) {
  const { post, address, cards, productHandles, related, renderCard } = props;
  const { title, excerpt, image, category, author, body, tags, updatedAt } = post;
  const { t } = useTranslation('article');
  return (
    <>
      <article>
        <header className="wrap post-head">
          <Breadcrumbs
            label={t('common:breadcrumb.label')}
            items={[
              { label: t('common:breadcrumb.home'), href: '/' },
              { label: t('blog.title'), href: '/blog' },
              ...(category ? [{ label: category.title, href: blogPath(category.slug) }] : []),
            ]}
            renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
          />
          <h1 className="text-4xl">{title}</h1>
          <div className="post-head-side grid gap-5">
            {excerpt && <p className="standfirst">{excerpt}</p>}
            <Byline post={post} updatedAt={updatedAt} />
          </div>
        </header>
        {image && (
          <div className="wrap">
            <div className="frame post-picture">
              <Image
                asset={image}
                urlFor={imageUrl}
                sizes="(min-width: 84rem) 84rem, 94vw"
                aspect={12 / 5}
                narrowAspect={4 / 3}
                priority
              />
            </div>
          </div>
        )}
        <ArticleColumns text={body} cards={cards}>
          {tags.length > 0 && (
            <p className="tags">
              <span className="sr-only">{t('post.tags')}: </span>
              {tags.map(tag => (
                <span key={tag} className="badge">
                  {tag}
                </span>
              ))}
            </p>
          )}
          <ShareLinks address={address} title={title} />
          {author && <AuthorCard author={author} />}
        </ArticleColumns>
      </article>
      <ArticleProducts
        heading={t('post.products')}
        cards={cards}
        handles={productHandles}
        renderCard={renderCard}
      />
      <PostRow id="related" heading={t('post.related')} posts={related} />
    </>
  );
}
