import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { lazy } from 'react';
import type { BasicPageData, PageContext } from '~/src/page-data/page-data';
import type { Drafted, PreviewModel } from '~/src/content/preview';
import type BlogPostPage from '../blog-post/blog-post';
import type CollectionPage from '../collection/collection';
import type ContentPagePage from '../content-page/content-page';
import type LeadProductPage from '../lead-product/lead-product';
import type PersonPage from '../person/person';
import type PressReleasePage from '../press-release/press-release';
import type ProductPage from '../product/product';
import type SharedPagePage from '../shared-page/shared-page';

/** The props of a template that Gatsby provides. */
type Template<Page extends (props: never) => unknown> = ComponentType<
  Pick<Parameters<Page>[0], 'pageContext' | 'location'> & {
    readonly data: Drafted<Parameters<Page>[0]['data']>;
  }
>;

// The chunks are those that the pages of these templates load; a preview adds nothing to them.
const ContentPage = lazy<Template<typeof ContentPagePage>>(
  () =>
    import(
      /* webpackChunkName: "component---src-templates-content-page-content-page-tsx" */ '../content-page/content-page?export=default'
    ),
);
const Product = lazy<Template<typeof ProductPage>>(
  () =>
    import(
      /* webpackChunkName: "component---src-templates-product-product-tsx" */ '../product/product?export=default'
    ),
);
// A dealer installs these; a brand without dealers has none.
const LeadProduct: Template<typeof LeadProductPage> =
  process.env.HAS_DEALERS === 'no'
    ? Product
    : lazy<Template<typeof LeadProductPage>>(
        () =>
          import(
            /* webpackChunkName: "component---src-templates-lead-product-lead-product-tsx" */ '../lead-product/lead-product?export=default'
          ),
      );
const Collection = lazy<Template<typeof CollectionPage>>(
  () =>
    import(
      /* webpackChunkName: "component---src-templates-collection-collection-tsx" */ '../collection/collection?export=default'
    ),
);
const BlogPost = lazy<Template<typeof BlogPostPage>>(
  () =>
    import(
      /* webpackChunkName: "component---src-templates-blog-post-blog-post-tsx" */ '../blog-post/blog-post?export=default'
    ),
);
const PressRelease = lazy<Template<typeof PressReleasePage>>(
  () =>
    import(
      /* webpackChunkName: "component---src-templates-press-release-press-release-tsx" */ '../press-release/press-release?export=default'
    ),
);
const Person = lazy<Template<typeof PersonPage>>(
  () =>
    import(
      /* webpackChunkName: "component---src-templates-person-person-tsx" */ '../person/person?export=default'
    ),
);
const SharedPage = lazy<Template<typeof SharedPagePage>>(
  () =>
    import(
      /* webpackChunkName: "component---src-templates-shared-page-shared-page-tsx" */ '../shared-page/shared-page?export=default'
    ),
);

interface ModelPageProps {
  readonly model: PreviewModel;
  /** The props of the preview's own page. */
  readonly page: PageProps<BasicPageData, PageContext>;
}

/** A draft in its own template, which is loaded on demand. */
export function ModelPage({ model, page }: ModelPageProps) {
  const { data: frame, location } = page;
  const context = { ...page.pageContext, originalPath: model.path };
  switch (model.template) {
    case 'content-page':
      return (
        <ContentPage location={location} data={{ ...frame, ...model.data }} pageContext={context} />
      );
    case 'product':
      return (
        <Product location={location} data={{ ...frame, ...model.data }} pageContext={context} />
      );
    case 'lead-product':
      return (
        <LeadProduct location={location} data={{ ...frame, ...model.data }} pageContext={context} />
      );
    case 'collection':
      return (
        <Collection
          location={location}
          data={{ ...frame, ...model.data }}
          pageContext={{ ...context, ...model.context }}
        />
      );
    case 'blog-post':
      return (
        <BlogPost
          location={location}
          data={{ ...frame, ...model.data }}
          pageContext={{ ...context, ...model.context }}
        />
      );
    case 'press-release':
      return (
        <PressRelease
          location={location}
          data={{ ...frame, ...model.data }}
          pageContext={context}
        />
      );
    case 'person':
      return (
        <Person location={location} data={{ ...frame, ...model.data }} pageContext={context} />
      );
    case 'shared-page':
      return (
        <SharedPage location={location} data={{ ...frame, ...model.data }} pageContext={context} />
      );
  }
}
