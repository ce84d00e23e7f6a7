import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { ProductStory } from './product-story';
import { Seo } from '~/src/seo/seo';
import { ProductView } from '~/src/features/product';
import '~/src/styles/sheets/modules.css';
import '~/src/styles/sheets/product.css';

export default function ProductPage({
  data,
  location,
}: PageProps<Queries.ProductPageQuery, PageContext>) {
  const { product, shell } = data;
  return (
    <ProductView
      key={product.id}
      product={product}
      collection={product.collection}
      servicePlan={product.servicePlan}
      addOns={product.addOns}
      related={product.related}
      reviews={product.reviews}
      settings={shell.settings}
      visit={`${location.key ?? ''}${location.search}`}
      story={<ProductStory product={product} />}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ProductPageQuery, PageContext>) {
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
  query ProductPage($locale: String!, $language: String!, $nodeId: String!) {
    ...ProductPageFields
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "cart", "card", "forms", "home", "product"] }
      }
    ) {
      ...StringFields
    }
  }
`;
