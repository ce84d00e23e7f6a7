import { useTranslation } from 'react-i18next';
import { releasePath, type PressRelease } from '~/src/domain/content/article';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';
import { useLocale } from '~/src/features/locale';
import { LocalLink } from '~/src/features/links';
import { FormattedDate } from './formatted-date';
import { PageHeader } from './page-header';
import { pictureClass } from './product-picture';
import { PressBoilerplate, type PressSettings } from './press-boilerplate';

export interface PressViewProps {
  readonly releases: readonly Omit<PressRelease, 'body' | 'contact' | 'changedAt'>[];
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
          {releases.map(({ slug, title, date, location, summary, image }) => (
            <li key={slug} className="release">
              {image && (
                <div className="frame frame-tile">
                  <Image
                    asset={image}
                    urlFor={imageUrl}
                    sizes="(min-width: 48rem) 15rem, 6rem"
                    widths={[240, 480]}
                    aspect={4 / 3}
                    narrowAspect={1}
                    alt=""
                    className={pictureClass(image)}
                  />
                </div>
              )}
              <div>
                <p className="text-sm text-ink-soft">
                  <FormattedDate date={date} />
                  {location && ` · ${location}`}
                </p>
                <h2 className="card-title text-2xl mt-1">
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
