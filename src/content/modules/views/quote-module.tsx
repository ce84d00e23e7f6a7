import { imageUrl } from '~/src/domain/content/media/image-url';
import type { QuoteModule } from '~/src/domain/content/modules';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';

export function Quote({ module }: { module: QuoteModule }) {
  return (
    <Section tone={module.image ? 'tint' : 'plain'}>
      <div className="wrap">
        <div className={module.image ? 'quote split' : 'quote'}>
          {module.image && (
            <div className="frame settle">
              <Image
                asset={module.image}
                urlFor={imageUrl}
                sizes="(min-width: 64rem) 48rem, 94vw"
                aspect={5 / 4}
                widths={[480, 768, 1080]}
                alt=""
              />
            </div>
          )}
          <figure>
            <blockquote className="display text-3xl">{module.quote}</blockquote>
            {module.attribution && (
              <figcaption className="mt-6 font-semibold">{module.attribution}</figcaption>
            )}
          </figure>
        </div>
      </div>
    </Section>
  );
}
