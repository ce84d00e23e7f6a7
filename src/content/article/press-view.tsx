import { useTranslation } from 'react-i18next';
import { releasePath, type PressRelease } from '~/src/domain/content/article';
import { useLocale } from '~/src/features/locale';
import { LocalLink } from '~/src/features/links';
import { FormattedDate } from './formatted-date';
import { PageHeader } from './page-header';
import { PressBoilerplate, type PressSettings } from './press-boilerplate';

export interface PressViewProps {
  readonly releases: readonly Pick<
    PressRelease,
    'slug' | 'title' | 'date' | 'location' | 'summary'
  >[];
  readonly settings: PressSettings;
}

/** Every press release, newest first, and the press contact. */
export function PressView({ releases, settings }: PressViewProps) {
  const { t } = useTranslation('article');
  const { brand } = useLocale();
  return (
    <>
      <PageHeader title={t('press.title')} intro={t('press.intro', { brand: brand.name })} />
      <div className="wrap releases">
        <ol>
          {releases.map(({ slug, title, date, location, summary }) => (
            <li key={slug} className="release">
              <p className="text-sm text-ink-soft">
                <FormattedDate date={date} />
                {location && (
                  <>
                    <br />
                    {location}
                  </>
                )}
              </p>
              <div>
                <h2 className="card-title text-2xl">
                  <LocalLink to={releasePath(slug)}>{title}</LocalLink>
                </h2>
                {summary && <p className="mt-3 text-ink-soft">{summary}</p>}
              </div>
            </li>
          ))}
        </ol>
        <PressBoilerplate settings={settings} />
      </div>
    </>
  );
}
