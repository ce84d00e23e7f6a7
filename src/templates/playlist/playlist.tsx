import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { Seo } from '~/src/seo/seo';
import { ProductTile, RAIL_SIZES } from '~/src/features/product';
import { PlaylistView } from '~/src/content/video';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/video-pages.css';

export default function PlaylistPage({ data }: PageProps<Queries.PlaylistPageQuery, PageContext>) {
  return (
    <PlaylistView
      playlist={data.playlist}
      cards={data.cards}
      others={data.others.nodes.filter(({ slug }) => slug !== data.playlist.slug)}
      renderCard={card => <ProductTile card={card} sizes={RAIL_SIZES} />}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PlaylistPageQuery, PageContext>) {
  const { seo, title, description, image } = data.playlist;
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={seo.title ?? title}
      description={seo.description ?? description}
      image={seo.image ?? image}
    />
  );
}

export const query = graphql`
  query PlaylistPage($locale: String!, $language: String!, $nodeId: String!, $handles: [String!]!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "cart", "card", "article", "video"] }
      }
    ) {
      ...StringFields
    }
    playlist: playlist(id: { eq: $nodeId }) {
      ...PlaylistLinkFields
      seo {
        ...SeoFields
      }
      videos
    }
    cards: productCards(locale: $locale, handles: $handles) {
      ...CardFields
    }
    others: allPlaylist(filter: { locale: { eq: $locale } }, sort: { position: ASC }) {
      nodes {
        ...PlaylistLinkFields
      }
    }
  }
`;
