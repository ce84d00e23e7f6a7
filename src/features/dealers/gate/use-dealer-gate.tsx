import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '~/src/ui/plain-click';
import { FEATURES } from '~/src/config/features';
import { useLocale } from '~/src/features/locale';
import { useDealer } from '../dealer-provider';
import type { DealerGateProps } from './dealer-gate';

interface Gate {
  /** For a link to an appointment with a dealer. */
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The dialog, once it is needed. */
  readonly dialog: ReactNode;
}

/**
 * Asks for the shopper's dealer before a link is followed, unless one is stored (spec storefront
 * §4: dealer-gate modal). If the dialog's code cannot be loaded, the link works as usual.
 */
export function useDealerGate(): Gate {
  const { brand } = useLocale();
  const { dealerId } = useDealer();
  const [Dialog, setDialog] = useState<ComponentType<DealerGateProps> | null>(null);
  const [target, setTarget] = useState<string | null>(null);

  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const { currentTarget } = event;
    if (dealerId || !FEATURES.dealerFinder || !brand.hasDealers) return;
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = currentTarget;
    import('./dealer-gate').then(
      ({ DealerGate }) => {
        setDialog(() => DealerGate);
        setTarget(href);
      },
      () => window.location.assign(href),
    );
  };

  return {
    onClick,
    dialog: Dialog && (
      <Dialog
        open={target !== null}
        onClose={() => setTarget(null)}
        onDone={() => {
          if (target !== null) window.location.assign(target);
          setTarget(null);
        }}
      />
    ),
  };
}
