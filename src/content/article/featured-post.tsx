import { postPath, type PostCard } from '~/src/domain/content/article';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';
import { LocalLink } from '~/src/features/links';
import { Byline } from './byline';

const WIDTHS = [480, 768, 1080, 1440] as const;

/** The newest post, at the head of the blog. */
export function FeaturedPost({ post }: { readonly post: PostCard }) {
  const { slug, title, excerpt, image, category } = post;
  return (
    <article className="split lead-story">
      {image && (
        <LocalLink to={postPath(slug)} className="frame zoom" tabIndex={-1} aria-hidden="true">
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="(min-width: 64rem) 44vw, 94vw"
            aspect={16 / 9}
            widths={WIDTHS}
            priority
            alt=""
          />
        </LocalLink>
      )}
      <div className="grid gap-4">
        {category && <p className="eyebrow">{category.title}</p>}
        <h2 className="text-3xl">
          <LocalLink to={postPath(slug)}>{title}</LocalLink>
        </h2>
        {excerpt && <p className="text-lg text-ink-soft">{excerpt}</p>}
        <Byline post={post} />
      </div>
    </article>
  );
}
