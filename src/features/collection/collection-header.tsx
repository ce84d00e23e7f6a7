import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { Image } from '~/src/ui/image';
import { LocalLink } from '../links';

export interface CollectionHeaderProps {
  readonly title: string;
  readonly intro: string | null;
  readonly image: ImageAsset | null;
}

/** The introduction of a collection. */
export function CollectionHeader({ title, intro, image }: CollectionHeaderProps) {
  const { t } = useTranslation('collection');
  return (
    <header className="collection-head">
      <div className="wrap">
        <div>
          <Breadcrumbs
            label={t('common:breadcrumb.label')}
            items={[
              { label: t('common:breadcrumb.home'), href: '/' },
              { label: t('common:breadcrumb.collections'), href: '/collections' },
              { label: title },
            ]}
            renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
          />
          <h1 className="text-4xl">{title}</h1>
          {intro && <p className="mt-2 max-w-2xl text-lg text-ink-soft">{intro}</p>}
        </div>
        {image && (
          <div className="frame">
            <Image
              asset={image}
              urlFor={imageUrl}
              sizes="(min-width: 64rem) 36rem, 100vw"
              aspect={21 / 9}
              priority
              alt=""
            />
          </div>
        )}
      </div>
    </header>
  );
}
