import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

export interface DialogControl {
  ref: RefObject<HTMLDialogElement>;
  hide: () => void;
}

/**
 * Drives a native dialog. The browser gives focus back, makes the page inert and answers Escape;
 * a dialog that is also a popover opens without JavaScript, as `popovertarget` names it.
 */
export function useDialog(open?: boolean): DialogControl {
  const ref = useRef<HTMLDialogElement>(null);
  const hide = useCallback(() => {
    const dialog = ref.current;
    if (dialog?.open) dialog.close();
    else if (dialog?.matches('[popover]') && dialog.matches(':popover-open')) dialog.hidePopover();
  }, []);
  // Before the browser paints, so that the same frame shows what opened it and the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open === false) hide();
    if (open !== true || !dialog || dialog.open) return;
    if (dialog.matches('[popover]') && dialog.matches(':popover-open')) dialog.hidePopover();
    dialog.showModal();
  }, [open, hide]);
  return { ref, hide };
}
