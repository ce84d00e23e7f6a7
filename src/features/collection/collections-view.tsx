import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';
import { Grid } from '~/src/ui/layout';
import { LocalLink } from '../links';

interface CollectionTile {
  readonly handle: string;
  readonly title: string;
  readonly intro: string | null;
  readonly image: ImageAsset | null;
  readonly productHandles: readonly string[];
}

/** All collections that are not empty. */
export function CollectionsView({
  collections,
}: {
  readonly collections: readonly CollectionTile[];
}) {
  const { t } = useTranslation('collection');
  const shown = collections.filter(({ productHandles }) => productHandles.length > 0);
  /** The place of the last one, if it has no neighbor in two columns. */
  const alone = shown.length % 2 === 1 ? shown.length - 1 : null;
  return (
    <div className="wrap section pb-24">
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{t('intro')}</p>
      <Grid as="ul" columns={3} className="mt-10">
        {shown.map(({ handle, title, image, productHandles }, index) => (
          <li key={handle} className={index === alone ? 'collections-alone' : undefined}>
            <article className="card">
              <div className="frame zoom">
                {image && (
                  <Image
                    asset={image}
                    urlFor={imageUrl}
                    sizes={`(min-width: 64rem) 26rem, ${index === alone ? '94vw' : '46vw'}`}
                    aspect={4 / 3}
                    alt=""
                  />
                )}
              </div>
              <h2 className="card-title text-xl">
                <LocalLink to={`/collections/${handle}`}>{title}</LocalLink>
              </h2>
              <p className="card-text">{t('productCount', { count: productHandles.length })}</p>
            </article>
          </li>
        ))}
      </Grid>
    </div>
  );
}
