import { imageUrl } from '~/src/domain/content/media/image-url';
import type { NewsletterModule } from '~/src/domain/content/form-modules';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { PageNewsletter } from '~/src/content/newsletter';
import { ModuleHeading } from '../module-heading';

/** The newsletter form with a description. */
export function NewsletterBlock({ module }: { module: NewsletterModule }) {
  const { key, heading, body, image, code } = module;
  return (
    <Section labelledBy={key} tone="warm">
      <div className={`wrap ${image ? 'split' : 'aside-grid'}`}>
        {image && (
          <div className="frame settle">
            <Image
              asset={image}
              urlFor={imageUrl}
              sizes="(min-width: 64rem) 48rem, 94vw"
              aspect={5 / 4}
              widths={[480, 768, 1080, 1440]}
              alt=""
            />
          </div>
        )}
        <div className={image ? 'grid gap-5' : 'contents'}>
          <div className="newsletter-ask">
            <ModuleHeading id={key} heading={heading} />
            {body && <p className="mt-3 text-ink-soft">{body}</p>}
          </div>
          <PageNewsletter code={code} />
        </div>
      </div>
    </Section>
  );
}
