import { useTranslation } from 'react-i18next';
import type { PersonLink, PostCard } from '~/src/domain/content/article';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { ArticleBody } from './article-body';
import { PostRow } from './post-row';
import { PageHeader } from './page-header';
import { Portrait } from './portrait';

export interface PersonViewProps {
  readonly person: PersonLink & { readonly bio: RichText };
  readonly posts: readonly PostCard[];
}

/** A person's page, with their biography and posts. */
export function PersonView({ person, posts }: PersonViewProps) {
  const { name, role, bio, credentials } = person;
  const { t } = useTranslation('article');
  return (
    <>
      <article className="wrap person-page">
        <PageHeader
          title={name}
          intro={role}
          above={[{ label: t('people.title'), href: '/people' }]}
        />
        <Portrait person={person} isEarly />
        <div className="post-text">
          <ArticleBody text={bio} cards={[]} />
          {credentials.length > 0 && (
            <div className="toc">
              <h2 className="toc-title">{t('people.credentials')}</h2>
              <ul>
                {credentials.map(credential => (
                  <li key={credential}>{credential}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </article>
      <PostRow id="written" heading={t('people.posts', { name })} posts={posts} />
    </>
  );
}
