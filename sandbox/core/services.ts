import { createChatService } from '../chat';
import { createCommerceServices } from '../commerce';
import { createContentService } from '../content';
import { createDealersService } from '../dealers';
import { createEmailMarketingService } from '../email-marketing';
import { parseProfiles, type Profiles } from '../email-marketing/profiles';
import { createFormsService } from '../forms';
import { createIdentityService } from '../identity';
import { createSigningKeys } from '../identity/signing-key';
import { createMailbox } from '../mail/mailbox';
import { createSearchService } from '../search';
import { accounts } from '~/seed/accounts';
import { documents } from '~/seed/content';
import { createConsumerService } from '../consumer-service';
import { emptyInbox, parseInbox, type Inbox } from '../consumer-service/inbox';
import { createThirdPartyService } from '../third-party';
import type { Service, ServiceContext } from './service';

/** All services of the sandbox, each with its seed. */
export function createServices(context: ServiceContext): readonly Service[] {
  const profiles = context.openState<Profiles>('email-marketing', () => [], parseProfiles);
  const inbox = context.openState<Inbox>('consumer-service', emptyInbox, parseInbox);
  const mail = createMailbox(context);
  const keys = createSigningKeys(context);
  return [
    ...createCommerceServices(context, mail),
    createContentService(context, documents),
    createSearchService(context),
    createIdentityService(context, { keys, mail }, accounts),
    createConsumerService(context, inbox, { keys, mail }),
    createChatService(context, inbox),
    createDealersService(context),
    createFormsService(context, profiles),
    createEmailMarketingService(profiles),
    createThirdPartyService(),
  ];
}
