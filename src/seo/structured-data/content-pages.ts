import { faqPage } from './schema-org/faq-page';
import { organizationNode, webSiteNode } from './schema-org/organization';
import { FEATURES } from '~/src/config/features';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import type { PageContext } from '~/src/page-data/page-data';
import { localizedUrl } from '~/src/page-data/localized-url';
import { crumbsOf } from './crumbs';
import { describePage } from './describe-page';
import { SITE_ORGANIZATION } from './site-organization';
import { questionsOfModules, questionsOfText } from './questions';

const homeNodes = ({ page, shell }: Queries.ContentPageQuery, context: PageContext) => [
  organizationNode(SITE_ORGANIZATION, shell.settings),
  webSiteNode(SITE_ORGANIZATION, {
    url: localizedUrl('/', context),
    searchAddress: FEATURES.search
      ? `${localizedUrl(SEARCH_PAGE.path, context)}?${SEARCH_PAGE.parameter}=`
      : null,
  }),
  faqPage(questionsOfModules(page.modules)),
];

export const describeContentPage = describePage<Queries.ContentPageQuery>((data, context) =>
  context.originalPath === '/'
    ? homeNodes(data, context)
    : [crumbsOf(data, context, data.page.title), faqPage(questionsOfModules(data.page.modules))],
);

export const describeSharedPage = describePage<Queries.SharedPageQuery>((data, context) => [
  crumbsOf(data, context, data.page.title),
  faqPage(questionsOfText(data.page.body)),
]);
