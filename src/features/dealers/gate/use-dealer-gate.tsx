import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { isPlainClick } from '~/src/ui/plain-click';
import { FEATURES } from '~/src/config/features';
import { useLocale } from '../../locale';
import { useDealer } from '../dealer-provider';
import type { DealerGateProps } from './dealer-gate';

interface Gate {
  /** For a link that leads to a dealer's appointment. */
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The dialog, once it was needed. */
  readonly dialog: ReactNode;
}

/**
 * Asks who the shopper's dealer is before a link is followed, unless that is known (spec storefront
 * §4: dealer-gate modal). Without the dialog's code the link leads where it leads.
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
