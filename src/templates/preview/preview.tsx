import type { HeadProps, PageProps } from 'gatsby';
import { graphql, navigate } from 'gatsby';
import type { PageContext } from '~/src/page-data/page-data';
import type { ReactNode } from 'react';
import { Suspense, useCallback } from 'react';
import { pageString } from '~/src/page-data/page-strings';
import { Seo } from '~/src/seo/seo';
import { Preview, type PreviewModel, type PreviewSettings } from '~/src/content/preview';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { findLocale } from '~/src/config/locales';
import { localizePath, stripLocale } from '~/src/config/paths';
import { ModelPage } from './preview-pages';

interface PreviewContext extends PageContext {
  readonly preview: PreviewSettings;
}

type Props = PageProps<Queries.PreviewPageQuery, PreviewContext>;

const { brand } = browserSettings;

export default function PreviewPage(page: Props) {
  const { preview } = page.pageContext;
  const documentId = stripLocale(page.location.pathname, brand).replace(/^\/preview\/?/, '');
  const goElsewhere = useCallback(
    (language: string) => {
      const locale = findLocale(language, brand);
      const path = `/preview/${documentId}`;
      if (locale) void navigate(localizePath(path, locale, brand), { replace: true });
    },
    [documentId],
  );
  const renderPage = (model: PreviewModel): ReactNode => (
    <Suspense fallback={null}>
      <ModelPage model={model} page={page} />
    </Suspense>
  );
  return (
    <Preview
      settings={preview}
      documentId={documentId}
      renderPage={renderPage}
      onElsewhere={goElsewhere}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PreviewPageQuery, PageContext>) {
  const title = pageString(data, 'preview', 'pageTitle');
  return <Seo context={pageContext} shell={data.shell} title={title} isUnlisted />;
}

export const query = graphql`
  query PreviewPage($locale: String!, $language: String!) {
    shell: siteShell(locale: { eq: $locale }) {
      ...ShellFields
    }
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: [
            "common"
            "cart"
            "card"
            "dealers"
            "forms"
            "home"
            "article"
            "product"
            "collection"
            "preview"
          ]
        }
      }
    ) {
      ...StringFields
    }
  }
`;
