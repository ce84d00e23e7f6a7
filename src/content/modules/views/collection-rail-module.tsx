import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { CollectionRailModule } from '~/src/domain/content/modules';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { Rail } from '~/src/ui/rail';
import { LocalLink } from '~/src/features/links';
import { ModuleHeading } from '../module-heading';
import { MoreLink } from '../more-link';

/** Collections in a scrolling row. */
export function CollectionRail({ module }: { module: CollectionRailModule }) {
  const { t } = useTranslation(['home', 'common']);
  const { key, heading, body, link, tiles } = module;
  if (tiles.length === 0) return null;
  return (
    <Section labelledBy={key}>
      <Rail
        label={heading}
        labels={{ previous: t('common:carousel.previous'), next: t('common:carousel.next') }}
        heading={
          <ModuleHeading id={key} heading={heading}>
            {body && <p className="mt-3 max-w-2xl text-ink-soft">{body}</p>}
            {link && <MoreLink to={link} />}
          </ModuleHeading>
        }
      >
        {tiles.map(({ handle, title, image, count }) => (
          <li key={handle}>
            <article className="card">
              <div className="frame frame-tile zoom">
                {image && (
                  <Image
                    asset={image}
                    urlFor={imageUrl}
                    sizes="(min-width: 64rem) 19rem, 60vw"
                    aspect={1}
                    widths={[200, 320, 480, 640]}
                    alt=""
                  />
                )}
              </div>
              <h3 className="card-title">
                <LocalLink to={`/collections/${handle}`}>{title}</LocalLink>
              </h3>
              <p className="card-text">{t('collections.count', { count })}</p>
            </article>
          </li>
        ))}
      </Rail>
    </Section>
  );
}
