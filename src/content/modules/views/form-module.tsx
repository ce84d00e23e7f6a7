import { imageUrl } from '~/src/domain/content/media/image-url';
import type { FormModule } from '~/src/domain/content/form-modules';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { LeadForm } from '~/src/content/lead-form';
import { ModuleHeading } from '../module-heading';

/** A form, with its description beside it. */
export function FormBlock({ module }: { module: FormModule }) {
  const { key, heading, body, image } = module;
  return (
    <Section labelledBy={key} tone="tint">
      <div className="wrap aside-grid">
        <div className="form-about grid gap-5">
          <div>
            <ModuleHeading id={key} heading={heading} />
            {body && <p className="mt-3 text-ink-soft">{body}</p>}
          </div>
          {image && (
            <div className="frame settle">
              <Image
                asset={image}
                urlFor={imageUrl}
                sizes="(min-width: 64rem) 36rem, 94vw"
                aspect={2 / 3}
                narrowAspect={4 / 3}
                widths={[480, 768, 1080]}
                alt=""
              />
            </div>
          )}
        </div>
        <div className="form-card">
          <LeadForm module={module} />
        </div>
      </div>
    </Section>
  );
}
