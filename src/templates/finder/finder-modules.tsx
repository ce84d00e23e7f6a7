import { PageModules } from '~/src/content/modules';
import { ProductTile, RAIL_SIZES } from '~/src/features/product';

export type FinderModulesProps = Pick<Queries.FinderPageQuery, 'page'>;

/** What editors put below the finder. */
export function FinderModules({ page }: FinderModulesProps) {
  return (
    <PageModules
      modules={page.modules}
      cards={page.cards}
      reviews={page.reviews}
      renderCard={card => <ProductTile card={card} sizes={RAIL_SIZES} />}
    />
  );
}
