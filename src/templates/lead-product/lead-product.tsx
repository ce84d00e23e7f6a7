import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { ProductStory } from '../product/product-story';
import { Seo } from '~/src/seo/seo';
import { LeadProductView } from '~/src/features/product';
import '~/src/styles/sheets/modules.css';
import '~/src/styles/sheets/product.css';
import '~/src/styles/sheets/lead-product.css';

export default function LeadProductPage({
  data,
}: PageProps<Queries.LeadProductPageQuery, PageContext>) {
  const { product, shell } = data;
  return (
    <LeadProductView
      key={product.id}
      product={product}
      collection={product.collection}
      related={product.related}
      reviews={product.reviews}
      settings={shell.settings}
      formAnchor={product.story.find(({ type }) => type === 'formModule')?.anchor ?? null}
      story={<ProductStory product={product} />}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.LeadProductPageQuery, PageContext>) {
  const { seo, title, images } = data.product;
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      type="product"
      title={seo.title ?? title}
      description={seo.description}
      image={seo.image ?? images[0] ?? null}
    />
  );
}

export const query = graphql`
  query LeadProductPage($locale: String!, $language: String!, $nodeId: String!) {
    ...ProductPageFields
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "cart", "card", "dealers", "forms", "home", "product"] }
      }
    ) {
      ...StringFields
    }
  }
`;
