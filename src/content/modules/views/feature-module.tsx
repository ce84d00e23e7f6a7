import { imageUrl } from '~/src/domain/content/media/image-url';
import type { FeatureModule } from '~/src/domain/content/modules';
import { cx } from '~/src/ui/class-names';
import { CheckIcon } from '~/src/ui/icons';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { ModuleHeading } from '../module-heading';
import { MoreLink } from '../more-link';
import { RichText } from '../rich-text';
import { LazyFilm } from './lazy-film';

export function Feature({ module }: { module: FeatureModule }) {
  const { image, film, imageSide, body, points, link } = module;
  const isWide = imageSide === 'full';
  const width = isWide ? '84rem' : '48rem';
  const fromScreen = isWide ? '90rem' : '64rem';
  const title = <ModuleHeading id={module.key} heading={module.heading} eyebrow={module.eyebrow} />;
  return (
    <Section labelledBy={module.key}>
      <div
        className={cx('wrap', !isWide && image && 'split', imageSide === 'right' && 'split-right')}
      >
        {image && (
          <div className={cx('frame', isWide || film ? 'aspect-video' : 'settle')}>
            <Image
              asset={image}
              urlFor={imageUrl}
              sizes={`(min-width: ${fromScreen}) ${width}, 94vw`}
              aspect={isWide || film ? undefined : 5 / 4}
              widths={[480, 768, 1080, 1440]}
            />
            {film && <LazyFilm src={film} hotspot={image.hotspot} />}
          </div>
        )}
        <div className={cx('grid gap-5', isWide && 'prose-split mt-6 md:mt-10')}>
          {isWide ? title : <div>{title}</div>}
          <div className="prose text-ink-soft">
            <RichText value={body} />
          </div>
          {points.length > 0 && (
            <ul className="points">
              {points.map(point => (
                <li key={point}>
                  <CheckIcon />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {link && (
            <p>
              <MoreLink to={link} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
