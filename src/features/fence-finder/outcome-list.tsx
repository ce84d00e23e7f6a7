import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { isPriceIn } from '~/src/domain/commerce/money';
import type { FenceFinder } from '~/src/domain/content/fence-finder';
import { formatShortPrice } from '~/src/domain/locale/format-price';
import { Image } from '~/src/ui/image';
import { KeptTogether } from '~/src/ui/text/kept-together';
import { Section } from '~/src/ui/layout';
import { useLocale } from '../locale';
import { LocalLink } from '../links';
import type { FinderProduct } from './bill';

const HEADING = 'finder-outcomes';
const WIDTHS = [352, 480, 640] as const;

/** The price, as short as possible: "from" for a range and for what a visit settles. */
function OutcomePrice({ product }: { readonly product: FinderProduct }) {
  const { t } = useTranslation('finder');
  const { locale } = useLocale();
  const [lowest, ...others] = product.variants
    .filter(({ price }) => isPriceIn(price, locale.currency))
    .sort((a, b) => a.price.cents - b.price.cents);
  if (!lowest) return null;
  const price = formatShortPrice(lowest.price, locale);
  const hasRange =
    lowest.isLeadGeneration || others.some(other => other.price.cents > lowest.price.cents);
  return <p className="font-semibold">{hasRange ? t('fromPrice', { price }) : price}</p>;
}

interface OutcomeListProps {
  readonly finder: FenceFinder;
  readonly products: readonly FinderProduct[];
}

/** Every product that the finder can lead to, with whom it suits. */
export function OutcomeList({ finder, products }: OutcomeListProps) {
  const { outcomes, outcomesHeading, outcomesText } = finder;
  return (
    <Section labelledBy={outcomesHeading ? HEADING : undefined} tone="tint">
      <div className="wrap">
        {outcomesHeading && (
          <h2 id={HEADING} className="text-3xl">
            {outcomesHeading}
          </h2>
        )}
        {outcomesText && <p className="mt-3 text-lg text-ink-soft">{outcomesText}</p>}
        <ul className="fence-finder-outcomes">
          {outcomes.map(({ id, product: handle, suits }) => {
            const product = products.find(each => each.handle === handle);
            if (!product) return null;
            const [image] = product.images;
            return (
              <li key={id} className="fence-finder-outcome">
                <span className="frame frame-tile">
                  {image && (
                    <Image
                      asset={image}
                      urlFor={imageUrl}
                      sizes="(width >= 64rem) 200px, 112px"
                      widths={WIDTHS}
                      aspect={1}
                      alt=""
                    />
                  )}
                </span>
                <div>
                  <h3 className="text-lg font-semibold">
                    <LocalLink to={`/products/${handle}`} className="fence-finder-outcome-link">
                      <KeptTogether text={product.title} />
                    </LocalLink>
                  </h3>
                  <p>{suits}</p>
                  <OutcomePrice product={product} />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
