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
import { useChangeStore } from '../data/use-change-store';
import type { Delivery } from '../deliveries';
import { isForAll, isForSoonest } from '../subscription-paths';
import { useSubscriptionFormat } from '../use-subscription-format';
import { useActionOpenedAtOnce } from './action-link';
import type { ActionProps } from './action-props';
import { AddressChoiceForm } from './address-choice-form';
import { CancelForm } from './cancel/cancel-form';
import { useActionRoute } from './dialog/use-action-route';
import { useDialogFocus } from './dialog/use-dialog-focus';
import { useOpening } from './dialog/use-opening';
import { valueOf } from './dialog/value-of';
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

const MOVING: readonly SubscriptionAction[] = ['skip', 'pause', 'next-date'];

interface ChangedElsewhereProps {
  readonly action: SubscriptionAction;
  readonly subscription: Subscription;
}

/** Says that another window has changed what the open form is about. */
function ChangedElsewhere({ action, subscription: { nextChargeDate } }: ChangedElsewhereProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const isMoved = MOVING.includes(action) && nextChargeDate !== null;
  return (
    <p role="alert" className="notice">
      {isMoved ? t('skip.moved', { day: format.day(nextChargeDate) }) : t('dialog.changed')}
    </p>
  );
}

interface ActionDialogProps {
  readonly subscription: Subscription;
  /** The same as the provider keeps it: without the day of a retry. */
  readonly kept: Subscription;
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
  const { subscription, kept, delivery, all, search } = props;
  const { action, forgetPress } = useActionOpenedAtOnce(props.action);
  const { t } = useTranslation('account-subscriptions');
  const blockedBy = useBlocked();
  const { announcement } = useChangeStore().state;
  const { opened, leave, onPress, hasActed } = useActionRoute({
    subscriptionId: subscription.id,
    action,
    search,
    onLeave: forgetPress,
  });
  const isOpen = opened !== null;
  const value = valueOf(action, kept);
  const opening = useOpening(isOpen, { subscriptionId: kept.id, action, value });
  const form = action && `${action} ${opening.number}`;
  const blocked = opened === null ? null : blockedBy(subscription, opened);
  const focusKey = form && (blocked === null ? form : `${form} blocked`);
  const place = useDialogFocus({ isOpen, form: focusKey, subscription, hasActed });
  // Keeps the content while the dialog closes, even if the subscription has already changed.
  const shown = useRef<{ readonly title: string; readonly content: ReactNode }>({
    title: '',
    content: null,
  });
  if (opened !== null) {
    const known = actionNamed(opened);
    const Form = known && blocked === null ? FORMS[known] : null;
    shown.current =
      known && Form
        ? {
            title: t(titleOf(known, subscription)),
            content: (
              <>
                {opening.isChangedElsewhere && (
                  <ChangedElsewhere action={known} subscription={subscription} />
                )}
                <Form
                  key={form}
                  subscription={subscription}
                  delivery={delivery}
                  all={all}
                  lastChange={announcement}
                  isForAll={isForAll(search)}
                  isForSoonest={isForSoonest(search)}
                  onLeave={() => leave()}
                  onDone={leave}
                />
              </>
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
