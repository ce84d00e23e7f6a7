import { useTranslation } from 'react-i18next';
import { releasePath, type PressRelease } from '~/src/domain/content/article';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';
import { KeptTogether } from '~/src/ui/text/kept-together';
import { useLocale } from '~/src/features/locale';
import { LocalLink } from '~/src/features/links';
import { FormattedDate } from './formatted-date';
import { PageHeader } from './page-header';
import { HeaderPicture } from './header-picture';
import { pictureClass } from './product-picture';
import { PressBoilerplate, type PressSettings } from './press-boilerplate';

type ListedRelease = Omit<PressRelease, 'body' | 'changedAt'>;

export interface PressViewProps {
  readonly releases: readonly ListedRelease[];
  readonly settings: PressSettings;
}

interface ReleaseProps {
  readonly release: ListedRelease;
}

function ReleaseText({ release, isLead = false }: ReleaseProps & { readonly isLead?: boolean }) {
  const { slug, title, date, location, summary } = release;
  return (
    <div>
      <p className="card-text">
        <FormattedDate date={date} />
        {location && <span>{location}</span>}
      </p>
      <h2 className={isLead ? 'card-title text-3xl mt-2' : 'card-title mt-2'}>
        <LocalLink to={releasePath(slug)}>
          <KeptTogether text={title} />
        </LocalLink>
      </h2>
      {summary && <p className="mt-3 text-ink-soft">{summary}</p>}
    </div>
  );
}

/** The newest release, above the others. */
function LeadRelease({ release }: ReleaseProps) {
  const { image } = release;
  return (
    <article className="relative post-head lead-release">
      {image && <HeaderPicture picture={image} alt="" />}
      <ReleaseText release={release} isLead />
    </article>
  );
}

function Release({ release }: ReleaseProps) {
  const { image } = release;
  return (
    <li className="card story release">
      {image && (
        <div className="frame frame-tile">
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="(min-width: 64rem) 40rem, (min-width: 48rem) 46vw, 6rem"
            widths={[240, 480, 960]}
            aspect={16 / 9}
            narrowAspect={1}
            alt=""
            className={pictureClass(image)}
          />
        </div>
      )}
      <ReleaseText release={release} />
    </li>
  );
}

const ROW = 3;

/** Every press release, newest first, and the press contact, which is that of the newest. */
export function PressView({ releases, settings }: PressViewProps) {
  const { t } = useTranslation('article');
  const { brand } = useLocale();
  const [lead, ...others] = releases;
  // Where rows of three would leave a gap, they begin with two wide ones.
  const rows = others.length % ROW === 2 ? 'stories two-wide-first' : 'stories';
  return (
    <>
      <PageHeader title={t('press.title')} intro={t('press.intro', { brand: brand.name })} />
      <div className="wrap pb-24">
        {lead && <LeadRelease release={lead} />}
        {others.length > 0 && (
          <ol className={rows}>
            {others.map(release => (
              <Release key={release.slug} release={release} />
            ))}
          </ol>
        )}
        <PressBoilerplate contact={lead?.contact ?? null} settings={settings} />
      </div>
    </>
  );
}
