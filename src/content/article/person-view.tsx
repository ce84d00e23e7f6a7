import { useTranslation } from 'react-i18next';
import type { PersonLink, PostCard } from '~/src/domain/content/article';
import type { LabelledLink } from '~/src/domain/content/content';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { ContentLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { ArticleBody } from './article-body';
import { PostRow } from './post-row';
import { PageHeader } from './page-header';
import { Portrait } from './portrait';

export interface PersonViewProps {
  readonly person: PersonLink & { readonly bio: RichText };
  readonly posts: readonly PostCard[];
  /** How to reach the people of the shop, such as a free consultation. */
  readonly nextStep?: LabelledLink | undefined;
}

/** A person's page, with their biography and posts. */
export function PersonView({ person, posts, nextStep }: PersonViewProps) {
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
          <div>
            <ArticleBody text={bio} cards={[]} />
            {nextStep && (
              <p className="mt-8">
                <ContentLink link={nextStep.link} className={buttonClass('primary')}>
                  {nextStep.label}
                </ContentLink>
              </p>
            )}
          </div>
          {credentials.length > 0 && (
            <div className="callout">
              <h2 className="text-xl mb-2">{t('people.credentials')}</h2>
              <ul className="grid gap-2">
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
