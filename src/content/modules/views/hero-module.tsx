import { Fragment } from 'react';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { HeroModule } from '~/src/domain/content/modules';
import { buttonClass } from '~/src/ui/button';
import { CheckIcon } from '~/src/ui/icons';
import { Image } from '~/src/ui/image';
import { ContentLink } from '~/src/features/links';
import { LazyFilm } from './lazy-film';

/** The shape of the picture below 768 px. */
const NARROW_ASPECT = 5 / 4;

/** Each sentence of a headline starts a new line if there is room. */
const sentencesOf = (heading: string): string[] => heading.split(/(?<=[.!?]) +/);

/** The hero of a page, with its main heading. The text is in a corner cut out of the picture. */
export function Hero({ module }: { module: HeroModule }) {
  const { eyebrow, heading, body, image, film, actions, facts } = module;
  return (
    <section className="hero wrap" aria-labelledby={module.key}>
      <div className={image ? 'hero-stage' : 'hero-plain'}>
        <div className="hero-card">
          {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
          <h1 id={module.key} className={image ? 'text-4xl' : 'text-5xl'}>
            {sentencesOf(heading).map((sentence, index) => (
              <Fragment key={sentence}>
                {index > 0 && ' '}
                <span className="inline-block">{sentence}</span>
              </Fragment>
            ))}
          </h1>
          {body && <p className="mt-5 text-lg text-ink-soft">{body}</p>}
          {actions.length > 0 && (
            <p className="mt-6 flex flex-wrap gap-3">
              {actions.map(({ label, link, style }) => (
                <ContentLink
                  key={label}
                  link={link}
                  className={`${buttonClass(style)} grow sm:grow-0`}
                >
                  {label}
                </ContentLink>
              ))}
            </p>
          )}
        </div>
        {image && (
          <div className="hero-image frame">
            <Image
              asset={image}
              urlFor={imageUrl}
              sizes="(min-width: 90rem) 84rem, (min-width: 48rem) 92vw, calc(100vw - 2.5rem)"
              aspect={16 / 9}
              narrowAspect={NARROW_ASPECT}
              widths={[480, 656, 960, 1440, 1920, 2400]}
              priority
            />
            {film && <LazyFilm src={film} hotspot={image.hotspot} narrowAspect={NARROW_ASPECT} />}
          </div>
        )}
      </div>
      {facts.length > 0 && (
        <ul className="facts">
          {facts.map(({ label, value }) => (
            <li key={label} className={value ? undefined : 'fact-plain'}>
              {value ? <b>{value}</b> : <CheckIcon size={20} />}
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
