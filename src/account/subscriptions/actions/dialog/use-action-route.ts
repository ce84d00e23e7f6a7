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

/**
 * Opens the dialog of the action that the path names, and closes it before the path changes.
 * @param action the last segment of the path; null for none
 */
export const useActionRoute = (
  subscriptionId: string,
  action: string | null,
  search: string,
): ActionRoute => {
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
