import { PageModules } from '~/src/content/modules';
import { ProductTile, RAIL_SIZES } from '~/src/features/product';

export type StoryProps = Pick<Queries.ProductPageQuery, 'product'>;

/** The blocks of a product's story. */
export function StoryModules({ product }: StoryProps) {
  const productImage = product.images[0] ?? null;
  return (
    <PageModules
      modules={product.story}
      cards={product.storyCards}
      reviews={product.reviews.map(review => ({ ...review, productImage }))}
      renderCard={card => <ProductTile card={card} sizes={RAIL_SIZES} />}
    />
  );
}
