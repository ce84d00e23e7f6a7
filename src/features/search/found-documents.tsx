import { useTranslation } from 'react-i18next';
import { contentPath } from '~/src/domain/content/links';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { FoundDocument, FoundDocuments } from '~/src/gateways/algolia/to-found-documents';
import { Button } from '~/src/ui/button';
import { Image } from '~/src/ui/image';
import { LocalLink } from '../links';

interface FoundDocumentsListProps {
  readonly kind: 'posts' | 'articles';
  readonly found: FoundDocuments;
  readonly onMore: () => void;
}

const SIZES = '(min-width: 64rem) 24rem, 94vw';
const TYPES = { posts: 'blogPost', articles: 'supportArticle' } as const;

function FoundItem({ kind, item }: { kind: 'posts' | 'articles'; item: FoundDocument }) {
  const { slug, title, excerpt, group, image } = item;
  return (
    <article className="card">
      {kind === 'posts' && image && (
        <div className="frame zoom">
          <Image asset={image} urlFor={imageUrl} sizes={SIZES} aspect={3 / 2} alt="" />
        </div>
      )}
      {group && <p className="eyebrow">{group}</p>}
      <h3 className="card-title">
        <LocalLink to={contentPath(TYPES[kind], slug)}>{title}</LocalLink>
      </h3>
      {excerpt && <p className="card-text">{excerpt}</p>}
    </article>
  );
}

/** The posts or support articles found. */
export function FoundDocumentsList({ kind, found, onMore }: FoundDocumentsListProps) {
  const { t } = useTranslation('search');
  const { documents, count } = found;
  if (count === 0) return null;
  return (
    <section id={kind} aria-labelledby={`${kind}-title`} className="search-part">
      <h2 id={`${kind}-title`} className="text-2xl">
        {t(`common:search.${kind}`)} <span className="search-count">{count}</span>
      </h2>
      <ul className={`search-${kind}`}>
        {documents.map(item => (
          <li key={item.objectID}>
            <FoundItem kind={kind} item={item} />
          </li>
        ))}
      </ul>
      {count > documents.length && (
        <Button variant="secondary" onClick={onMore}>
          {t(`more.${kind}`)}
        </Button>
      )}
    </section>
  );
}
