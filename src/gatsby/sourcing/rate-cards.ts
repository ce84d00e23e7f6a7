import { summarizeReviews } from '~/src/domain/commerce/review-summary';
import type { LocaleSource } from './sources';

type Rated = {
  readonly catalogue: LocaleSource['catalogue'];
  readonly content: Pick<LocaleSource['content'], 'reviews'>;
};

/** The catalogue with the rating of each product on its card, from the reviews that editors publish. */
export const rateCards = ({ catalogue, content }: Rated): LocaleSource['catalogue'] => ({
  ...catalogue,
  products: catalogue.products.map(each => {
    const summary = summarizeReviews(
      content.reviews.filter(({ productHandle }) => productHandle === each.product.handle),
    );
    if (!summary) return each;
    const { average, count } = summary;
    return { ...each, card: { ...each.card, rating: { average, count } } };
  }),
});
