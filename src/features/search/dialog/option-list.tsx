import { useTranslation } from 'react-i18next';
import type { TileCard } from '~/src/domain/collections/tile-card';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { formatKnownPrice } from '~/src/domain/locale/format-price';
import { Image } from '~/src/ui/image';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import type { SuggestedGroup, SuggestedOption } from './suggestions/suggested-options';

interface OptionListProps {
  readonly id: string;
  readonly groups: readonly SuggestedGroup[];
  readonly activeId: string | null;
  readonly onChoose: (option: SuggestedOption, group: SuggestedGroup['kind']) => void;
}

const WIDTHS = [64, 128, 192] as const;

function ProductOption({ card }: { readonly card: TileCard }) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const price = formatKnownPrice(card.priceMin, locale);
  const hasRange = card.priceMax.cents > card.priceMin.cents || card.isLeadGeneration;
  return (
    <>
      <span className="frame frame-tile">
        {card.image && (
          <Image
            asset={card.image}
            urlFor={imageUrl}
            sizes="4rem"
            aspect={1}
            widths={WIDTHS}
            alt=""
          />
        )}
      </span>
      <span className="search-product">
        <span>{card.title}</span>{' '}
        {price !== null && (
          <span className="search-price">{hasRange ? t('from', { price }) : price}</span>
        )}
      </span>
    </>
  );
}

/** The suggestions, as the list of a combobox. */
export function OptionList({ id, groups, activeId, onChoose }: OptionListProps) {
  const { t } = useTranslation('common');
  return (
    <div id={id} role="listbox" aria-label={t('search.suggestions')} className="search-options">
      {groups.map(({ kind, options }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} role="presentation" className="menu-title">
            {t(`search.${kind}`)}
          </p>
          {options.map(option => (
            <LocalLink
              key={option.id}
              id={option.id}
              to={option.to}
              role="option"
              aria-selected={option.id === activeId}
              tabIndex={-1}
              className="search-option"
              onClick={() => onChoose(option, kind)}
            >
              {option.card ? <ProductOption card={option.card} /> : option.title}
            </LocalLink>
          ))}
        </div>
      ))}
    </div>
  );
}
