import { useTranslation } from 'react-i18next';
import type { PressRelease } from '~/src/domain/content/article';
import type { ProductCard } from '~/src/domain/commerce/product';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { LocalLink } from '~/src/features/links';
import { ArticleColumns } from './article-columns';
import { FormattedDate } from './formatted-date';
import { PageHeader } from './page-header';
import { productPicture } from './product-picture';
import { PressBoilerplate, type PressSettings } from './press-boilerplate';

export interface PressReleaseViewProps {
  readonly release: Omit<PressRelease, 'slug' | 'body' | 'changedAt'> & {
    readonly body: RichText;
  };
  readonly settings: PressSettings;
  readonly cards: readonly ProductCard[];
}

/** A press release with the company's description and the press contact. */
export function PressReleaseView({ release, settings, cards }: PressReleaseViewProps) {
  const { title, date, location, summary, image, contact, body } = release;
  const { t } = useTranslation('article');
  return (
    <article>
      <PageHeader
        title={title}
        intro={summary}
        above={[{ label: t('press.title'), href: '/press' }]}
        picture={image ?? productPicture(cards)}
      >
        <p className="dateline text-sm text-ink-soft">
          {location && `${location}, `}
          <FormattedDate date={date} />
        </p>
      </PageHeader>
      <ArticleColumns
        text={body}
        cards={cards}
        aside={<PressBoilerplate contact={contact} settings={settings} />}
      >
        <p className="mt-8">
          <LocalLink to="/press" className="link inline-block py-2.5">
            {t('press.all')}
          </LocalLink>
        </p>
      </ArticleColumns>
    </article>
  );
}
