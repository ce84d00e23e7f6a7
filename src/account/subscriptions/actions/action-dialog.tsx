import { useRef, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { Button } from '~/src/ui/button';
import { Dialog } from '~/src/ui/dialog';
import {
  actionNamed,
  allowedActions,
  isConditional,
  type SubscriptionAction,
} from '../allowed-actions';
import type { Delivery } from '../deliveries';
import { isForAll, isForSoonest } from '../subscription-paths';
import type { ActionProps } from './action-props';
import { AddressChoiceForm } from './address-choice-form';
import { CancelForm } from './cancel/cancel-form';
import { useActionRoute } from './dialog/use-action-route';
import { useDialogFocus } from './dialog/use-dialog-focus';
import { useOpening } from './dialog/use-opening';
import { FrequencyForm } from './frequency-form';
import { NextDateForm } from './next-date-form';
import { PauseForm } from './pause-form';
import { QuantityForm } from './quantity-form';
import { ReactivateForm } from './reactivate-form';
import { SkipForm } from './skip-form';
import { SwapForm } from './swap/swap-form';

const TITLES = {
  skip: 'skip.title',
  pause: 'pause.title',
  cancel: 'cancel.title',
  reactivate: 'reactivate.title',
  frequency: 'frequencyForm.title',
  'next-date': 'nextDate.title',
  quantity: 'quantityForm.title',
  address: 'addressForm.title',
  swap: 'swapForm.title',
} as const satisfies Readonly<Record<SubscriptionAction, string>>;

const BILLING_TITLES: Partial<
  Record<
    SubscriptionAction,
    'skip.titleBilling' | 'frequencyForm.titleService' | 'nextDate.titleBilling'
  >
> = {
  skip: 'skip.titleBilling',
  frequency: 'frequencyForm.titleService',
  'next-date': 'nextDate.titleBilling',
};

const titleOf = (action: SubscriptionAction, { isDigital }: Subscription) =>
  (isDigital ? BILLING_TITLES[action] : undefined) ?? TITLES[action];

const FORMS: Readonly<Record<SubscriptionAction, ComponentType<ActionProps>>> = {
  skip: SkipForm,
  pause: PauseForm,
  cancel: CancelForm,
  reactivate: ReactivateForm,
  frequency: FrequencyForm,
  'next-date': NextDateForm,
  quantity: QuantityForm,
  address: AddressChoiceForm,
  swap: SwapForm,
};

/** Why an action is not possible now; null if it is. */
const useBlocked = (): ((subscription: Subscription, word: string) => string | null) => {
  const { t } = useTranslation('account-subscriptions');
  return (subscription, word) => {
    const action = actionNamed(word);
    if (!action) return t('blocked.unknown');
    if (allowedActions(subscription).includes(action)) return null;
    if (action === 'reactivate') return t('blocked.active');
    if (subscription.status !== 'active') {
      return t(action === 'cancel' ? 'blocked.cancel' : 'blocked.inactive');
    }
    return t(isConditional(action) ? `blocked.${action}` : 'blocked.unknown');
  };
};

/** What no time changes is not called impossible for now. */
const blockedTitle = (action: SubscriptionAction | null, { status, isDigital }: Subscription) => {
  const isFixed =
    action === 'swap' || (isDigital && (action === 'quantity' || action === 'address'));
  return status === 'active' && isFixed ? 'blocked.fixedTitle' : 'blocked.title';
};

interface BlockedActionProps {
  readonly reason: string | null;
  readonly onLeave: () => void;
}

/** Says why the action is not possible now. */
function BlockedAction({ reason, onLeave }: BlockedActionProps) {
  const { t } = useTranslation('account-subscriptions');
  return (
    <div className="sub-form">
      <p>{reason}</p>
      <div className="account-form-end">
        <Button onClick={onLeave}>{t('blocked.back')}</Button>
      </div>
    </div>
  );
}

interface ActionDialogProps {
  readonly subscription: Subscription;
  readonly delivery: Delivery | null;
  readonly all: readonly Subscription[] | undefined;
  /** The last segment of the path; null for none. */
  readonly action: string | null;
  readonly search: string;
}

/**
 * The action that the path names, as a dialog. However it is closed, it returns to the path behind
 * it.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { subscription, delivery, all, action, search } = props;
  const { t } = useTranslation('account-subscriptions');
  const blockedBy = useBlocked();
  const { opened, leave, onPress, hasActed } = useActionRoute(subscription.id, action, search);
  const isOpen = opened !== null;
  const place = useDialogFocus({ isOpen, action, subscription, hasActed });
  const opening = useOpening(isOpen, subscription.id, delivery?.day ?? null);
  // Keeps the content while the dialog closes, even if the subscription has already changed.
  const shown = useRef<{ readonly title: string; readonly content: ReactNode }>({
    title: '',
    content: null,
  });
  if (opened !== null) {
    const known = actionNamed(opened);
    const blocked = blockedBy(subscription, opened);
    const Form = known && blocked === null ? FORMS[known] : null;
    shown.current =
      known && Form
        ? {
            title: t(titleOf(known, subscription)),
            content: (
              <Form
                key={`${opened} ${opening.number}`}
                subscription={subscription}
                delivery={delivery}
                all={all}
                isForAll={isForAll(search)}
                isForSoonest={isForSoonest(search)}
                openedDay={opening.day}
                onLeave={() => leave()}
                onDone={leave}
              />
            ),
          }
        : {
            title: t(blockedTitle(known, subscription)),
            content: <BlockedAction reason={blocked} onLeave={() => leave()} />,
          };
  }
  const { title, content } = shown.current;
  return (
    <Dialog open={isOpen} onClose={() => leave()} title={title} closeLabel={t('common:close')}>
      <div
        ref={place}
        tabIndex={-1}
        onPointerDown={({ clientX: x, clientY: y }) => onPress({ x, y })}
      >
        {content}
      </div>
    </Dialog>
  );
}
