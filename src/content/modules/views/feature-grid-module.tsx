import { imageUrl } from '~/src/domain/content/media/image-url';
import type { FeatureGridModule } from '~/src/domain/content/modules';
import { cx } from '~/src/ui/class-names';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { ModuleHeading } from '../module-heading';
import { ModuleIcon } from '../module-icon';
import { MoreLink } from '../more-link';

/** A grid of points, each with a picture or an icon. */
export function FeatureGrid({ module }: { module: FeatureGridModule }) {
  const { key, heading, body, items } = module;
  const Title = heading ? 'h3' : 'h2';
  const isPair = items.length === 2;
  return (
    <Section labelledBy={heading ? key : undefined}>
      <div className="wrap">
        <ModuleHeading id={key} heading={heading}>
          {body && <p className="mt-3 max-w-2xl text-ink-soft">{body}</p>}
        </ModuleHeading>
        <ul className={cx('stories mt-6 md:mt-10', isPair && 'stories-pair')}>
          {items.map(({ icon, title, text, image, link }) => (
            <li key={title}>
              {image ? (
                <div className="frame settle">
                  <Image
                    asset={image}
                    urlFor={imageUrl}
                    sizes={`(min-width: 64rem) ${isPair ? 42 : 28}rem, 94vw`}
                    aspect={isPair ? 16 / 10 : 4 / 3}
                    widths={[480, 768, 1080]}
                  />
                </div>
              ) : (
                <ModuleIcon name={icon} />
              )}
              <Title className="mt-4 text-xl">{title}</Title>
              {text && <p className="mt-2 text-ink-soft">{text}</p>}
              {link && <MoreLink to={link} />}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
