import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { PageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import { DealerPageView } from '~/src/features/dealers';
import '~/src/styles/sheets/dealer.css';

export default function DealerPage({ data }: PageProps<Queries.DealerPageQuery, PageContext>) {
  return (
    <DealerPageView
      key={data.dealer.id}
      dealer={data.dealer}
      picture={data.finder?.seo.image ?? null}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DealerPageQuery, PageContext>) {
  const { name, phone, serviceAreas, address, regionName } = data.dealer;
  const values = {
    brand: browserSettings.brand.name,
    name,
    city: address.city,
    region: regionName,
    areas: serviceAreas.join(', '),
    phone: phone ?? '',
  };
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={pageString(data, 'dealers', 'page.title', values)}
      description={pageString(data, 'dealers', 'page.description', values)}
    />
  );
}

export const query = graphql`
  query DealerPage($locale: String!, $language: String!, $nodeId: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "dealers"] } }
    ) {
      ...StringFields
    }
    finder: contentPage(locale: { eq: $locale }, slug: { eq: "dealers" }) {
      seo {
        image {
          ...ImageFields
        }
      }
    }
    dealer(id: { eq: $nodeId }) {
      id: dealerId
      slug
      name
      phone
      isCompanyOwned
      serviceAreas
      address {
        street
        city
        region
        postalCode
        country
      }
      regionName
      latitude
      longitude
      drawing {
        width
        height
        land
        others
        x
        y
      }
      nearby {
        slug
        name
        miles
      }
    }
  }
`;
