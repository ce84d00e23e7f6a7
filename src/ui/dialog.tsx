import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useId, useRef } from 'react';
import { cx } from './class-names';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';
import { useDialog } from './use-dialog';

export interface DialogProps {
  open: boolean;
  /** Called once for every way of closing: button, Escape, backdrop. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in view below the scrolling part. */
  footer?: ReactNode;
  kind?: 'dialog' | 'drawer' | 'drawer-left';
  className?: string;
}

/**
 * Closes a dialog and tells its owner at once. The browser's own `close` event comes a task later:
 * whoever pressed the opening button again in between would find that press undone by it.
 */
const useClosing = (onClose: () => void) => {
  const hasToldOwner = useRef(false);
  const close = (dialog: HTMLDialogElement | null): void => {
    if (!dialog?.open) return;
    hasToldOwner.current = true;
    // Closed before its owner is told: a dialog that is already removed cannot give the focus back.
    dialog.close();
    onClose();
  };
  return {
    close,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A field for files inside the dialog has an event of this name, too.
      if (event.target === event.currentTarget) close(event.currentTarget);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The second press of a double click that opened it is not meant for the backdrop.
      if (event.target === event.currentTarget && event.detail < 2) close(event.currentTarget);
    },
    onClose: () => {
      if (!hasToldOwner.current) onClose();
      hasToldOwner.current = false;
    },
  };
};

/** A modal dialog or drawer: focus returns to what opened it, the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, footer, kind = 'dialog', className } = props;
  const titleId = useId();
  const { ref } = useDialog(open);
  const { close, ...events } = useClosing(onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={cx(
        'dialog',
        kind !== 'dialog' && 'drawer',
        kind === 'drawer-left' && kind,
        className,
      )}
      {...events}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={() => close(ref.current)}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}

/** A dialog that slides in from the side, full height. */
export function Drawer({
  side = 'right',
  ...rest
}: Omit<DialogProps, 'kind'> & { side?: 'left' | 'right' }) {
  return <Dialog {...rest} kind={side === 'left' ? 'drawer-left' : 'drawer'} />;
}
