import { imageUrl } from '../../domain/image-url';
import type { BannerModule } from '../../domain/modules';
import { buttonClass } from '../../ui/button';
import { Image } from '../../ui/image';
import { Section } from '../../ui/layout';
import { useTranslation } from 'react-i18next';
import { ContentLink } from '../navigation';

export function Banner({ module }: { module: BannerModule }) {
  const { t } = useTranslation('common');
  const { heading, body, image, link, tone } = module;
  const card = (
    <div
      className={`banner-card ${tone === 'dark' ? 'on-strong' : ''} ${image ? '' : 'm-0 w-full bg-tint'}`}
    >
      <h2 id={module.key} className="text-3xl">
        {heading}
      </h2>
      {body && <p className="mt-3">{body}</p>}
      {link && (
        <p className="mt-6">
          <ContentLink link={link.link} className={buttonClass('primary')}>
            {link.label ?? t('learnMore')}
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
              sizes="(min-width: 90rem) 84rem, 94vw"
              aspect={12 / 5}
              narrowAspect={4 / 3}
              widths={[480, 768, 1080, 1440, 1920]}
            />
          </div>
        )}
        {card}
      </div>
    </Section>
  );
}
