import { imageUrl } from '~/src/domain/content/media/image-url';
import type { FeatureModule } from '~/src/domain/content/modules';
import { CheckIcon } from '~/src/ui/icons';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { LazySection } from '~/src/ui/timing/lazy-section';
import { ModuleHeading } from '../module-heading';
import { MoreLink } from '../more-link';
import { RichText } from '../rich-text';

const loadFilm = async () => (await import('./feature-film')).filmOnceIdle();

export function Feature({ module }: { module: FeatureModule }) {
  const { image, film, imageSide, body, points, link } = module;
  return (
    <Section labelledBy={module.key}>
      <div className={`wrap ${image ? 'split' : ''} ${imageSide === 'right' ? 'split-right' : ''}`}>
        {image && (
          <div className={film ? 'frame aspect-video' : 'frame settle'}>
            <Image
              asset={image}
              urlFor={imageUrl}
              sizes="(min-width: 64rem) 48rem, 94vw"
              aspect={film ? undefined : 5 / 4}
              widths={[480, 768, 1080, 1440]}
            />
            {film && (
              <LazySection built={null} load={loadFilm} props={{ src: film }} waitsForVisitor />
            )}
          </div>
        )}
        <div className="grid gap-5">
          <div>
            <ModuleHeading id={module.key} heading={module.heading} eyebrow={module.eyebrow} />
          </div>
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
