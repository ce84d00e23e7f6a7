import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { GalleryModule } from '~/src/domain/content/modules';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { Rail } from '~/src/ui/rail';
import { ModuleHeading } from '../module-heading';

/** Pictures in a scrolling row, each with its caption. */
export function Gallery({ module }: { module: GalleryModule }) {
  const { t } = useTranslation(['home', 'common']);
  const { key, heading, items } = module;
  if (items.length === 0) return null;
  return (
    <Section labelledBy={heading ? key : undefined}>
      <Rail
        wide
        label={heading ?? t('galleryLabel')}
        labels={{ previous: t('common:carousel.previous'), next: t('common:carousel.next') }}
        heading={<ModuleHeading id={key} heading={heading} />}
      >
        {items.map(({ image, caption }) => (
          <li key={image.url}>
            <figure>
              <div className="frame">
                <Image
                  asset={image}
                  urlFor={imageUrl}
                  sizes="(min-width: 64rem) 42rem, 84vw"
                  aspect={4 / 3}
                  widths={[480, 768, 1080, 1440]}
                />
              </div>
              {caption && <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </Rail>
    </Section>
  );
}
