import { imageUrl } from '../../domain/image-url';
import type { QuoteModule } from '../../domain/modules';
import { Image } from '../../ui/image';
import { Section } from '../../ui/layout';

export function Quote({ module }: { module: QuoteModule }) {
  return (
    <Section tone="tint">
      <div className="wrap">
        <figure className="quote">
          {module.image && (
            <div className="frame">
              <Image
                asset={module.image}
                urlFor={imageUrl}
                sizes="7rem"
                aspect={1}
                widths={[112, 224]}
                alt=""
              />
            </div>
          )}
          <blockquote className="display text-3xl">{module.quote}</blockquote>
          {module.attribution && (
            <figcaption className="font-semibold">{module.attribution}</figcaption>
          )}
        </figure>
      </div>
    </Section>
  );
}
