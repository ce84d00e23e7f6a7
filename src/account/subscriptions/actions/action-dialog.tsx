import { navigate } from 'gatsby';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '~/src/account/ui/focus-heading';
import { localizePath } from '~/src/config/paths';
import type { StoreDay } from '~/src/domain/calendar/store-day';
import { useLocale } from '~/src/features/locale';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { Button } from '~/src/ui/button';
import { Dialog } from '~/src/ui/dialog';
import { ignoreRepeatedPress } from '~/src/ui/ignore-repeated-press';
import { afterPaint } from '~/src/ui/timing/after-paint';
import {
  actionNamed,
  allowedActions,
  isConditional,
  type SubscriptionAction,
} from '../allowed-actions';
import type { Delivery } from '../deliveries';
import { rememberDismissedDialog } from '../opener-focus';
import { isForAll, isForSoonest, pathBehind } from '../subscription-paths';
import { useChangeAnnouncement } from '../use-change-announcement';
import type { ActionProps } from './action-props';
import { AddressChoiceForm } from './address-choice-form';
import { CancelForm } from './cancel-form';
import { FrequencyForm } from './frequency-form';
import { NextDateForm } from './next-date-form';
import { PauseForm } from './pause-form';
import { QuantityForm } from './quantity-form';
import { ReactivateForm } from './reactivate-form';
import { SkipForm } from './skip-form';
import { SwapForm } from './swap-form';

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
  const { brand, locale } = useLocale();
  const blockedBy = useBlocked();
  const [left, setLeft] = useState<string | null>(null);
  const isDone = useRef(false);
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  /** Whether the focus may be lost with the link that it was on, once the change shows. */
  const hasActed = useRef(false);
  useEffect(() => {
    isDone.current = false;
    pressed.current = null;
    setLeft(null);
  }, [action, subscription.id]);

  const leave = (task?: () => void): void => {
    if (isDone.current || action === null) return;
    isDone.current = true;
    setLeft(action);
    const path = localizePath(pathBehind(subscription.id, search), locale, brand);
    if (pressed.current) ignoreRepeatedPress(pressed.current);
    if (task) hasActed.current = true;
    else rememberDismissedDialog();
    afterPaint(() => {
      void navigate(path, { replace: true });
      task?.();
    });
  };

  const isOpen = action !== null && left !== action;
  // The opener may be gone: a canceled subscription has no cancel link.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The focus stays on a control of the closed dialog until the browser has painted.
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.closest('dialog');
    if (wasOpen.current && !isOpen && isLost) {
      focusHeading();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || !hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    focusHeading();
  }, [isOpen, subscription]);
  const place = useRef<HTMLDivElement>(null);
  const wasFor = useRef(action);
  useEffect(() => {
    // Another action has replaced the content of the dialog, together with the focused link.
    if (wasFor.current !== null && action !== null && wasFor.current !== action) {
      place.current?.focus({ preventScroll: true });
    }
    wasFor.current = action;
  }, [action]);
  // Keeps the content while the dialog closes, even if the subscription has already changed.
  const shown = useRef<{ readonly title: string; readonly content: ReactNode }>({
    title: '',
    content: null,
  });
  // Each opening starts from what the page shows, except after a failure: then nothing typed is lost.
  const hasFailed = useChangeAnnouncement(subscription.id).announcement?.status === 'failed';
  const opening = useRef({ isOpen: false, count: 0 });
  if (isOpen && !opening.current.isOpen && !hasFailed) opening.current.count += 1;
  opening.current.isOpen = isOpen;
  const openedDay = useRef<StoreDay | null>(null);
  openedDay.current = isOpen ? (openedDay.current ?? delivery?.day ?? null) : null;
  if (isOpen) {
    const known = actionNamed(action);
    const blocked = blockedBy(subscription, action);
    const Form = known && blocked === null ? FORMS[known] : null;
    shown.current =
      known && Form
        ? {
            title: t(
              subscription.isDigital ? (BILLING_TITLES[known] ?? TITLES[known]) : TITLES[known],
            ),
            content: (
              <Form
                key={`${action} ${opening.current.count}`}
                {...{ subscription, delivery, all }}
                isForAll={isForAll(search)}
                isForSoonest={isForSoonest(search)}
                openedDay={openedDay.current}
                onLeave={() => leave()}
                onDone={leave}
              />
            ),
          }
        : {
            title: t('blocked.title'),
            content: (
              <div className="sub-form">
                <p>{blocked}</p>
                <div className="account-form-end">
                  <Button onClick={() => leave()}>{t('blocked.back')}</Button>
                </div>
              </div>
            ),
          };
  }
  const { title, content } = shown.current;
  return (
    <Dialog open={isOpen} onClose={() => leave()} title={title} closeLabel={t('common:close')}>
      <div
        ref={place}
        tabIndex={-1}
        onPointerDown={({ clientX: x, clientY: y }) => (pressed.current = { x, y })}
      >
        {content}
      </div>
    </Dialog>
  );
}
