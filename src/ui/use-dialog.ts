import type { MouseEvent, RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

export interface DialogControl {
  ref: RefObject<HTMLDialogElement>;
  show: () => void;
  hide: () => void;
  /** For the dialog element: a click on the backdrop closes it. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Drives a native dialog. The browser gives focus back, makes the page inert and answers Escape;
 * a dialog that is also a popover opens without JavaScript, as `popovertarget` names it.
 */
export function useDialog(open?: boolean): DialogControl {
  const ref = useRef<HTMLDialogElement>(null);
  const show = useCallback(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    if (dialog.matches('[popover]') && dialog.matches(':popover-open')) dialog.hidePopover();
    dialog.showModal();
  }, []);
  const hide = useCallback(() => {
    const dialog = ref.current;
    if (dialog?.open) dialog.close();
    else if (dialog?.matches('[popover]') && dialog.matches(':popover-open')) dialog.hidePopover();
  }, []);
  const onClick = useCallback((event: MouseEvent<HTMLDialogElement>) => {
    // The second press of a double click that opened it is not meant for the backdrop.
    if (event.target === event.currentTarget && event.detail < 2) event.currentTarget.close();
  }, []);
  // Before the browser paints, so that the same frame shows what opened it and the dialog.
  useLayoutEffect(() => {
    if (open === true) show();
    if (open === false) hide();
  }, [open, show, hide]);
  return { ref, show, hide, onClick };
}
