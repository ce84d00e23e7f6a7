import { createChatService } from './chat';
import { createBillingService, openBilling } from './billing';
import { seededServicePlans } from './billing/seeded-service-plans';
import { openSeededStores } from './commerce';
import { serveStores } from './commerce/server';
import { createContentService } from './content';
import { createDealersService } from './dealers';
import { createEmailMarketingService } from './email-marketing';
import { parseProfiles, type Profiles } from './email-marketing/profiles';
import { createFormsService } from './forms';
import { createIdentityService } from './identity';
import { createSigningKeys } from './identity/signing-key';
import { openLicenses } from './licenses/licenses';
import { createMailbox } from './mail/mailbox';
import { Referrals } from './referral/referrals';
import { createSchedulerService } from './scheduler';
import { AppointmentBook } from './scheduler/appointment-book';
import { createSearchService } from './search';
import { accounts, cards, orders, subscriptions } from '~/seed/accounts';
import { documents } from '~/seed/content';
import { referralTerms } from '~/seed/referral';
import { createConsumerService } from './consumer-service';
import { serviceSubscriptions } from './billing/service-subscriptions';
import { emptyInbox, parseInbox, type Inbox } from './consumer-service/inbox';
import { createThirdPartyService } from './third-party';
import type { SandboxContext, Service } from './core/service';

/** All services of the sandbox, each with its seed. */
export function createServices(context: SandboxContext): readonly Service[] {
  const profiles = context.openState<Profiles>('email-marketing', () => [], parseProfiles);
  const inbox = context.openState<Inbox>('consumer-service', emptyInbox, parseInbox);
  const mail = createMailbox(context);
  const keys = createSigningKeys(context);
  const stores = openSeededStores(context, mail);
  const licenses = openLicenses(context, mail, seededServicePlans({ subscriptions, orders }));
  const billing = openBilling(context, { stores, licenses }, { subscriptions, cards });
  const referrals = new Referrals(context, mail, referralTerms);
  referrals.watch(stores);
  const book = new AppointmentBook(context);
  return [
    ...serveStores(stores),
    createContentService(context, documents),
    createSearchService(context),
    createIdentityService(context, { keys, mail }, accounts),
    createConsumerService(context, inbox, {
      keys,
      mail,
      subscriptions: serviceSubscriptions(billing),
      referrals,
    }),
    createBillingService(billing),
    createChatService(context, inbox),
    createDealersService(context, book),
    createSchedulerService(context, { keys, mail, referrals, book }),
    createFormsService(context),
    createEmailMarketingService(profiles),
    createThirdPartyService(),
  ];
}
