import { useTranslation } from 'react-i18next';
import { contentPath } from '~/src/domain/content/links';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type {
  FoundDocument,
  FoundDocuments as Found,
} from '~/src/gateways/algolia/to-found-documents';
import { Button } from '~/src/ui/button';
import { Image } from '~/src/ui/image';
import { LocalLink } from '../links';
import type { SearchResults } from './search-results';

interface FoundDocumentsListProps {
  readonly kind: 'posts' | 'articles';
  readonly found: Found;
  readonly onMore: () => void;
}

/** How many more a press shows. */
const MORE = 12;
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

function FoundDocumentsList({ kind, found, onMore }: FoundDocumentsListProps) {
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

type Limits = Readonly<Record<'posts' | 'articles', number>>;

interface FoundDocumentsProps {
  readonly results: SearchResults;
  /** How many of each kind are shown. */
  readonly limits: Limits;
  readonly onLimits: (limits: Limits) => void;
}

/** The posts and support articles found, each with a button for more. */
export function FoundDocuments({ results, limits, onLimits }: FoundDocumentsProps) {
  return (
    <>
      {(['posts', 'articles'] as const).map(kind => (
        <FoundDocumentsList
          key={kind}
          kind={kind}
          found={results[kind]}
          onMore={() => onLimits({ ...limits, [kind]: limits[kind] + MORE })}
        />
      ))}
    </>
  );
}
