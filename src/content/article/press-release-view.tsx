import { useTranslation } from 'react-i18next';
import type { PressRelease } from '~/src/domain/content/article';
import type { SiteSettings } from '~/src/domain/content/content';
import type { ProductCard } from '~/src/domain/commerce/product';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';
import { useLocale } from '~/src/features/locale';
import { LocalLink, PhoneLink } from '~/src/features/links';
import { ArticleBody } from './article-body';
import { FormattedDate } from './formatted-date';
import { PageHeader } from './page-header';

export interface PressReleaseViewProps {
  readonly release: Pick<PressRelease, 'title' | 'date' | 'location' | 'summary' | 'contact'> & {
    readonly body: RichText;
  };
  readonly settings: Pick<SiteSettings, 'defaultDescription' | 'organization' | 'phone'>;
  readonly cards: readonly ProductCard[];
}

/** A press release with the company's description and the press contact. */
export function PressReleaseView({ release, settings, cards }: PressReleaseViewProps) {
  const { title, date, location, summary, contact, body } = release;
  const { organization, defaultDescription } = settings;
  const { t } = useTranslation('article');
  const { brand } = useLocale();
  const phone = contact?.phone ?? settings.phone;
  const email = contact?.email ?? organization.email;
  return (
    <article>
      <PageHeader
        title={title}
        intro={summary}
        above={[{ label: t('press.title'), href: '/press' }]}
      >
        <p className="dateline">
          {location && `${location}, `}
          <FormattedDate date={date} />
        </p>
      </PageHeader>
      <div className="wrap post-grid">
        <div className="post-text">
          <ArticleBody text={body} cards={cards} />
          <div className="boilerplate">
            <section aria-labelledby="press-about">
              <h2 id="press-about">{t('press.about', { brand: brand.name })}</h2>
              <p>{defaultDescription}</p>
              {organization.foundedYear && (
                <p>{t('press.founded', { year: organization.foundedYear })}</p>
              )}
            </section>
            <section aria-labelledby="press-contact">
              <h2 id="press-contact">{t('press.contact')}</h2>
              {contact?.name && <p className="font-semibold">{contact.name}</p>}
              {organization.legalName && <p>{organization.legalName}</p>}
              {organization.address && <p>{organization.address}</p>}
              {phone && <PhoneLink phone={phone} className="link block w-fit py-2.5" />}
              {email && (
                <a href={`mailto:${email}`} className="link block w-fit py-2.5">
                  {email}
                </a>
              )}
            </section>
          </div>
          <p className="mt-8">
            <LocalLink to="/press" className="link inline-block py-2.5">
              {t('press.all')}
            </LocalLink>
          </p>
        </div>
      </div>
    </article>
  );
}
