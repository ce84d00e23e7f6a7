import type { ReactNode } from 'react';
import { useId } from 'react';
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

/** A modal dialog or drawer: focus returns to what opened it, the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, footer, kind = 'dialog', className } = props;
  const titleId = useId();
  const { ref, hide, onClick } = useDialog(open);
  return (
    // Escape is the keyboard's way to what the backdrop click does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={cx(
        'dialog',
        kind !== 'dialog' && 'drawer',
        kind === 'drawer-left' && kind,
        className,
      )}
      onClick={onClick}
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={hide}>
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
