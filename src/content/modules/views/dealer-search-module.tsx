import { imageUrl } from '~/src/domain/content/media/image-url';
import type { DealerSearchModule } from '~/src/domain/content/form-modules';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { DealerFinder } from '~/src/features/dealers';
import { ModuleHeading } from '../module-heading';

/** A form that finds dealers by postal code. */
export function DealerSearch({ module }: { module: DealerSearchModule }) {
  const { key, heading, body, image } = module;
  return (
    <Section labelledBy={key} tone={image ? 'plain' : 'tint'}>
      <div className={`wrap ${image ? 'split' : 'aside-grid'}`}>
        {image && (
          <div className="frame settle">
            <Image
              asset={image}
              urlFor={imageUrl}
              sizes="(min-width: 64rem) 48rem, 94vw"
              aspect={5 / 4}
              widths={[480, 768, 1080, 1440]}
            />
          </div>
        )}
        <div>
          <ModuleHeading id={key} heading={heading}>
            {body && <p className="mt-3 max-w-2xl text-ink-soft">{body}</p>}
          </ModuleHeading>
          {image && (
            <div className="mt-6">
              <DealerFinder />
            </div>
          )}
        </div>
        {!image && <DealerFinder />}
      </div>
    </Section>
  );
}
