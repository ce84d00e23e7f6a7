import { navigate } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatKnownPrice } from '~/src/domain/locale/format-price';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { Pairing } from '~/src/gateways/site-files/pairings';
import { localizePath } from '~/src/config/paths';
import { Button, buttonClass } from '~/src/ui/button';
import { useLocale } from '~/src/features/locale';
import { LocalLink } from '~/src/features/links';
import { useCartActions } from '~/src/features/cart/state/use-cart';
import { readSimpleLine } from '../simple-line';

const PICTURE = { width: 192, height: 192 } as const;

interface PairingTileProps {
  readonly pairing: Pairing;
  readonly onAdded: (title: string) => void;
  readonly onFollow: () => void;
}

/** A product that goes well with the cart; one tap adds it if there are no options. */
export function SuggestedProductTile({ pairing, onAdded, onFollow }: PairingTileProps) {
  const { t } = useTranslation('cart');
  const { brand, locale } = useLocale();
  const actions = useCartActions();
  const [isBusy, setBusy] = useState(false);
  const { handle, title, image, hasRange, isSimple } = pairing;
  const path = `/products/${handle}`;
  const price = formatKnownPrice(pairing.price, locale);

  const add = async (): Promise<void> => {
    const address = localizePath(path, locale, brand);
    const line = await readSimpleLine(address, locale.currency);
    if (!line) {
      onFollow();
      void navigate(address);
      return;
    }
    actions.addInView([line]);
    onAdded(title);
  };

  const press = (): void => {
    setBusy(true);
    add().then(
      () => setBusy(false),
      () => setBusy(false),
    );
  };

  return (
    <li className="pairing">
      <div className="frame frame-tile">
        {image && (
          <img src={imageUrl(image, PICTURE)} alt="" width={96} height={96} loading="lazy" />
        )}
      </div>
      <p className="min-w-0">
        <LocalLink to={path} className="font-semibold" onClick={onFollow}>
          {title}
        </LocalLink>
        <span className="block text-sm text-ink-soft">
          {price === null
            ? t('common:price.unknown')
            : hasRange
              ? t('pairings.from', { price })
              : price}
        </span>
      </p>
      {isSimple && price !== null ? (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          aria-label={t('pairings.addLabel', { title })}
          onClick={press}
        >
          {t('pairings.add')}
        </Button>
      ) : (
        <LocalLink
          to={path}
          className={buttonClass('secondary', 'sm')}
          aria-label={t('pairings.chooseLabel', { title })}
          onClick={onFollow}
        >
          {t('pairings.choose')}
        </LocalLink>
      )}
    </li>
  );
}
