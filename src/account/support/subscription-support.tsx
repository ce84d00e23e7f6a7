import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { useServiceSubscriptions } from '../subscriptions/data/use-service-subscriptions';
import { usePictures, useProductHandle } from '../subscriptions/data/use-pictures';
import { useSubscriptionFormat } from '../subscriptions/use-subscription-format';
import { ACTIVATION_PATH } from '../activation/activation-link';
import { SupportSection } from './support-section';

const TOPICS = { collar: ['set-up', 'app'], autoship: ['autoship'] } as const;

/** How to activate a collar; nothing if all collars of the subscription are active. */
function ActivationHint({ subscriptionId }: { readonly subscriptionId: string }) {
  const { t } = useTranslation('account-support');
  const { data } = useServiceSubscriptions();
  const licenses =
    data?.find(({ rechargeId }) => rechargeId === subscriptionId)?.serviceLicenses ?? [];
  if (licenses.length > 0 && licenses.every(({ status }) => status === 'consumed')) return null;
  return (
    <p>
      {t('activation')}{' '}
      <LocalLink to={ACTIVATION_PATH} className="link support-link">
        {t('activate')}
      </LocalLink>
    </p>
  );
}

/** Help with a subscription: its collar, or the product it sends. */
export function SubscriptionSupport({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('account-support');
  const format = useSubscriptionFormat();
  const handle = useProductHandle(subscription);
  const { id, sku, isDigital, variantId } = subscription;
  const image = usePictures([subscription]).get(variantId ?? '') ?? null;
  const name = format.name(subscription);
  return (
    <SupportSection
      products={handle === null ? [] : [{ handle, image }]}
      topics={isDigital ? TOPICS.collar : TOPICS.autoship}
      subject={{
        topic: isDigital ? 'product' : 'account',
        product: sku ? t('product', { name, sku }) : name,
        opening: t('subscription', { id }),
      }}
    >
      {isDigital && <ActivationHint subscriptionId={id} />}
    </SupportSection>
  );
}
