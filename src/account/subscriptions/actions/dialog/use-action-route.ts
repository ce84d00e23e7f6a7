import { navigate } from 'gatsby';
import { useEffect, useRef, useState, type MutableRefObject } from 'react';
import { localizePath } from '~/src/config/paths';
import { useLocale } from '~/src/features/locale';
import { ignoreRepeatedPress } from '~/src/ui/ignore-repeated-press';
import { afterPaint } from '~/src/ui/timing/after-paint';
import { rememberDismissedDialog } from '~/src/account/subscriptions/opener-focus';
import { pathBehind } from '~/src/account/subscriptions/subscription-paths';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface ActionRoute {
  /** The action whose dialog is open; null while it is closed or closing. */
  readonly opened: string | null;
  /** Closes the dialog and returns to the path behind it, then runs the task; works once. */
  readonly leave: (task?: () => void) => void;
  /** Call with each press in the dialog: the last one may be the first half of a double click. */
  readonly onPress: (point: Point) => void;
  /** Whether a task has run whose change may take away what is focused; for `useDialogFocus`. */
  readonly hasActed: MutableRefObject<boolean>;
}

interface RoutedAction {
  readonly subscriptionId: string;
  /** The action to show; null for none. */
  readonly action: string | null;
  readonly search: string;
  readonly onLeave: () => void;
}

/** Opens the dialog of an action, and closes it before the path changes. */
export const useActionRoute = (routed: RoutedAction): ActionRoute => {
  const { subscriptionId, action, search, onLeave } = routed;
  const { brand, locale } = useLocale();
  const [left, setLeft] = useState<string | null>(null);
  const isDone = useRef(false);
  const pressed = useRef<Point | null>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    isDone.current = false;
    pressed.current = null;
    setLeft(null);
  }, [action, subscriptionId]);

  const leave = (task?: () => void): void => {
    if (isDone.current || action === null) return;
    isDone.current = true;
    setLeft(action);
    onLeave();
    const path = localizePath(pathBehind(subscriptionId, search), locale, brand);
    if (pressed.current) ignoreRepeatedPress(pressed.current);
    if (task) hasActed.current = true;
    else rememberDismissedDialog();
    // One frame shows the closed dialog and the change.
    task?.();
    afterPaint(() => void navigate(path, { replace: true }));
  };
  return {
    opened: left === action ? null : action,
    leave,
    onPress: point => (pressed.current = point),
    hasActed,
  };
};
