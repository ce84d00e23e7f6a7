import { imageUrl } from '~/src/domain/content/media/image-url';
import type { BannerModule } from '~/src/domain/content/modules';
import { buttonClass } from '~/src/ui/button';
import { cx } from '~/src/ui/class-names';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { ContentLink } from '~/src/features/links';

/** If the picture's subject is further left than this, the card moves to the other side. */
const LEFT_OF_MIDDLE = 0.45;

/** A single message, on a card beside a picture, or full width without one. */
export function Banner({ module }: { module: BannerModule }) {
  const { heading, body, image, link, tone } = module;
  const isDark = tone === 'dark';
  const card = (
    <div
      className={cx(
        'banner-card',
        isDark && 'on-strong',
        tone === 'accent' && 'bg-warm',
        !image && 'banner-wide',
        (image?.hotspot?.x ?? 1) < LEFT_OF_MIDDLE && 'banner-right',
      )}
    >
      <div>
        <h2 id={module.key} className="text-3xl">
          {heading}
        </h2>
        {body && <p className="mt-3 max-w-2xl">{body}</p>}
      </div>
      {link && (
        <p className={image ? 'mt-6' : undefined}>
          <ContentLink link={link.link} className={buttonClass(isDark ? 'primary' : 'strong')}>
            {link.label}
          </ContentLink>
        </p>
      )}
    </div>
  );
  return (
    <Section labelledBy={module.key}>
      <div className={`wrap ${image ? 'banner' : ''}`}>
        {image && (
          <div className="frame settle">
            <Image
              asset={image}
              urlFor={imageUrl}
              sizes="(min-width: 90rem) 53rem, (min-width: 64rem) 60vw, 94vw"
              aspect={16 / 10}
              narrowAspect={4 / 3}
              widths={[480, 768, 1080, 1440]}
            />
          </div>
        )}
        {card}
      </div>
    </Section>
  );
}
