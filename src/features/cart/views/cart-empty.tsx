import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { buttonClass } from '~/src/ui/button';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { useTopCollections } from './suggestions/use-top-collections';

const PICTURE = { width: 640, height: 480 } as const;
const COLLECTION_LIMIT = 4;

interface CartEmptyProps {
  readonly headingLevel: 2 | 3;
  readonly onFollow: () => void;
}

/** A cart without lines, and where to start. */
export function CartEmpty({ headingLevel, onFollow }: CartEmptyProps) {
  const { t } = useTranslation('cart');
  const { brand } = useLocale();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const collections = useTopCollections(COLLECTION_LIMIT);
  return (
    <div className="cart-start">
      <div className="cart-empty">
        <img src={`/brands/${brand.id}/empty-cart.webp`} alt="" width={640} height={480} />
        <p className="text-2xl display">{t('empty')}</p>
        <p>
          <LocalLink to="/collections" className={buttonClass('primary')} onClick={onFollow}>
            {t('startShopping')}
          </LocalLink>
        </p>
      </div>
      <section aria-labelledby={collections.length > 0 ? id : undefined} className="ideas">
        {collections.length > 0 && (
          <>
            <Heading id={id} className="text-2xl">
              {t('ideas.title')}
            </Heading>
            <ul>
              {collections.map(({ handle, title, image }) => (
                <li key={handle} className="card">
                  <div className="frame frame-tile zoom">
                    {image && (
                      <img
                        src={imageUrl(image, PICTURE)}
                        alt=""
                        width={320}
                        height={240}
                        loading="lazy"
                      />
                    )}
                  </div>
                  <p className="card-title">
                    <LocalLink to={`/collections/${handle}`} onClick={onFollow}>
                      {title}
                    </LocalLink>
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}
