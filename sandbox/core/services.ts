import { createCommerceServices } from '../commerce';
import { createContentService } from '../content';
import { createDealersService } from '../dealers';
import { createEmailMarketingService } from '../email-marketing';
import { parseProfiles, type Profiles } from '../email-marketing/profiles';
import { createFormsService } from '../forms';
import { createSearchService } from '../search';
import { documents } from '~/seed/content';
import { createConsumerService } from '../service';
import { createThirdPartyService } from '../third-party';
import type { Service, ServiceContext } from './service';

/** Every stand-in of the sandbox, each with its seed. */
export function createServices(context: ServiceContext): readonly Service[] {
  const profiles = context.openState<Profiles>('email-marketing', () => [], parseProfiles);
  return [
    ...createCommerceServices(context),
    createContentService(context, documents),
    createSearchService(context),
    createDealersService(context),
    createConsumerService(context),
    createFormsService(context, profiles),
    createEmailMarketingService(profiles),
    createThirdPartyService(),
  ];
}
