import type { IntentResult } from '../queue/snapshot';
import type { LocalCart } from '../storage/local-cart';
import type { Channel } from '../ports';

interface TabSyncHooks {
  readonly onResults: (results: readonly IntentResult[]) => void;
  readonly onChange: () => void;
}

/** Takes over newer snapshots of the cart from other tabs. @returns a function that stops it */
export const followOtherTabs = (
  channel: Channel,
  local: LocalCart,
  { onResults, onChange }: TabSyncHooks,
): (() => void) =>
  channel.listen(snapshot => {
    const results = local.adoptSnapshot(snapshot);
    if (!results) return;
    local.isConfirmed = true;
    onResults(results);
    onChange();
  });
