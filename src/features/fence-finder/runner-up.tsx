import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Image } from '~/src/ui/image';
import { ArrowRightIcon } from '~/src/ui/icons';
import { LocalLink } from '../links';
import type { FinderProduct } from './bill';

interface RunnerUpProps {
  readonly product: FinderProduct;
  /** Why it did not win. */
  readonly reason: string;
  readonly suits: string;
}

/** The next best product, and why it came second. */
export function RunnerUp({ product, reason, suits }: RunnerUpProps) {
  const { t } = useTranslation('finder');
  const [image] = product.images;
  return (
    <article className="fence-finder-second">
      <span className="frame frame-tile">
        {image && (
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="144px"
            widths={[160, 352]}
            aspect={1}
            alt=""
          />
        )}
      </span>
      <div>
        <p className="eyebrow">{t('runnerUp')}</p>
        <h3 className="text-lg">{product.title}</h3>
        <p>{reason}</p>
        {reason !== suits && <p className="text-sm text-ink-soft">{suits}</p>}
        <LocalLink
          to={`/products/${product.handle}`}
          className="link-arrow"
          aria-label={t('detailsOf', { title: product.title })}
        >
          {t('details')}
          <ArrowRightIcon />
        </LocalLink>
      </div>
    </article>
  );
}
