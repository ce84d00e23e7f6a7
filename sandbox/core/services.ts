import { createChatService } from '../chat';
import { createCommerceServices } from '../commerce';
import { createContentService } from '../content';
import { createEmailMarketingService } from '../email-marketing';
import { parseProfiles, type Profiles } from '../email-marketing/profiles';
import { createFormsService } from '../forms';
import { createSearchService } from '../search';
import { documents } from '~/seed/content';
import { createConsumerService } from '../service';
import { emptyInbox, parseInbox, type Inbox } from '../service/inbox';
import { createThirdPartyService } from '../third-party';
import type { Service, ServiceContext } from './service';

/** Every stand-in of the sandbox, each with its seed. */
export function createServices(context: ServiceContext): readonly Service[] {
  const profiles = context.openState<Profiles>('email-marketing', () => [], parseProfiles);
  const inbox = context.openState<Inbox>('service', emptyInbox, parseInbox);
  return [
    ...createCommerceServices(context),
    createContentService(context, documents),
    createSearchService(context),
    createConsumerService(context, inbox),
    createChatService(context, inbox),
    createFormsService(context, profiles),
    createEmailMarketingService(profiles),
    createThirdPartyService(),
  ];
}
