import { useTranslation } from 'react-i18next';
import { blogPath, type BlogCategory, type PostCard } from '~/src/domain/content/article';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { buttonClass } from '~/src/ui/button';
import { Pagination } from '~/src/ui/pagination/pagination';
import { useLocale } from '~/src/features/locale';
import { LocalLink } from '~/src/features/links';
import { FeaturedPost } from './featured-post';
import { PostTile } from './post-tile';
import { CategoryNav } from './category-nav';

export interface BlogViewProps {
  readonly posts: readonly PostCard[];
  readonly categories: readonly BlogCategory[];
  /** Null for the whole blog. */
  readonly category: BlogCategory | null;
  readonly page: number;
  readonly pageCount: number;
  /** Site path of the feed, with its locale prefix. */
  readonly feedPath: string;
}

const FIRST_ROW = 3;

/** A page of the blog or of one of its categories. The blog opens with its newest post. */
export function BlogView(props: BlogViewProps) {
  const { posts, categories, category, page, pageCount, feedPath } = props;
  const { t } = useTranslation('article');
  const { brand } = useLocale();
  const blog = t('blog.title');
  const title = category?.title ?? blog;
  const isFront = category === null && page === 1;
  const [lead, ...rest] = posts;
  const tiles = isFront ? rest : posts;
  const intro = category ? category.description : t('blog.intro', { brand: brand.name });
  return (
    <div className="wrap blog-body pb-24">
      <header className="blog-head">
        <Breadcrumbs
          label={t('common:breadcrumb.label')}
          items={[
            { label: t('common:breadcrumb.home'), href: '/' },
            ...(category ? [{ label: blog, href: '/blog' }] : []),
            { label: title },
          ]}
          renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
        />
        <h1 className="text-5xl">{page === 1 ? title : t('blog.pageTitle', { title, n: page })}</h1>
        {intro && page === 1 && <p className="max-w-2xl text-lg text-ink-soft">{intro}</p>}
        <CategoryNav categories={categories} current={category?.slug ?? null} />
      </header>
      {isFront && lead && <FeaturedPost post={lead} />}
      {posts.length === 0 && (
        <div className="grid justify-items-start gap-4 py-12">
          <p className="text-lg">{t('blog.empty')}</p>
          <LocalLink to="/blog" className={buttonClass()}>
            {t('blog.emptyAction')}
          </LocalLink>
        </div>
      )}
      <ul className={isFront ? 'stories stories-pair' : 'stories'}>
        {tiles.map((post, index) => (
          <li key={post.slug}>
            <PostTile
              post={post}
              priority={!isFront && index < FIRST_ROW}
              isWide={isFront && index < 2}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={number => blogPath(category?.slug ?? null, number)}
        labels={{
          pages: t('blog.pages', { title }),
          previous: t('common:pagination.previous'),
          next: t('common:pagination.next'),
          page: number => t('common:pagination.page', { n: number }),
        }}
        renderLink={({ href, label, ...rest }) => (
          <LocalLink to={href} aria-label={label} {...rest} />
        )}
      />
      <p className="mt-6 text-center">
        <a href={feedPath} type="application/rss+xml" className="link inline-block py-2.5">
          {t('blog.feed')}
        </a>
      </p>
    </div>
  );
}
