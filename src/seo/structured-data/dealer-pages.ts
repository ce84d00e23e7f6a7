import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import { localizedUrl } from '~/src/page-data/localized-url';
import { pageString } from '~/src/page-data/page-strings';
import { crumbsOf } from './crumbs';
import { describePage } from './describe-page';
import { questionsOfModules } from './questions';
import { faqPage } from './schema-org/faq-page';
import { localBusiness } from './schema-org/local-business';
import { SITE_ORGANIZATION } from './site-organization';

export const describeDealers = describePage<Queries.DealersPageQuery>((data, context) => [
  crumbsOf(data, context, data.page.title),
  faqPage(questionsOfModules(data.page.modules)),
]);

export const describeDealer = describePage<Queries.DealerPageQuery>((data, context) => [
  crumbsOf(data, context, data.dealer.name, [
    { name: pageString(data, 'dealers', 'title') ?? '', path: DEALERS_PATH },
  ]),
  localBusiness(data.dealer, localizedUrl(context.originalPath, context), SITE_ORGANIZATION),
]);
