import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import { VideosView } from '~/src/content/video';
import '~/src/styles/sheets/article.css';
import '~/src/styles/sheets/video-pages.css';

export default function VideosPage({ data }: PageProps<Queries.VideosPageQuery, PageContext>) {
  return (
    <VideosView playlists={data.playlists.nodes} hasSupport={data.articles.nodes.length > 0} />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.VideosPageQuery, PageContext>) {
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={pageString(data, 'video', 'hub.title')}
      description={pageString(data, 'video', 'hub.description')}
      image={data.playlists.nodes[0]?.image ?? null}
    />
  );
}

export const query = graphql`
  query VideosPage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cart", "article", "video"] } }
    ) {
      ...StringFields
    }
    playlists: allPlaylist(filter: { locale: { eq: $locale } }, sort: { position: ASC }) {
      nodes {
        ...PlaylistLinkFields
      }
    }
    articles: allSupportArticle(filter: { locale: { eq: $locale } }, limit: 1) {
      nodes {
        id
      }
    }
  }
`;
