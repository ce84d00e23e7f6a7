import { useEffect, useRef, type MutableRefObject, type RefObject } from 'react';
import { focusHeading } from '~/src/account/ui/focus-heading';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';

interface DialogFocus {
  readonly isOpen: boolean;
  /** Names the form of the action that the path names; null for none. */
  readonly form: string | null;
  readonly subscription: Subscription;
  /** Whether a change was made whose result has yet to show; becomes false once it has. */
  readonly hasActed: MutableRefObject<boolean>;
}

/**
 * Keeps the focus on something when the element that had it is gone.
 * @returns for the content of the dialog
 */
export const useDialogFocus = (props: DialogFocus): RefObject<HTMLDivElement> => {
  const { isOpen, form, subscription, hasActed } = props;
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
  // The opener may also go later, when the change shows.
  useEffect(() => {
    if (isOpen || !hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    focusHeading();
  }, [isOpen, subscription, hasActed]);
  const place = useRef<HTMLDivElement>(null);
  const wasFor = useRef(form);
  useEffect(() => {
    // Another form has replaced the content of the dialog, together with the focused element.
    if (wasFor.current !== null && form !== null && wasFor.current !== form) {
      place.current?.focus({ preventScroll: true });
    }
    wasFor.current = form;
  }, [form]);
  return place;
};
