import { useEffect, useState } from 'react';

/** How long until the same email can be sent again. */
const COOLDOWN_MS = 60_000;

/** Enforces a pause before the same action can be repeated; `what` identifies the action. */
export const useCooldown = (
  what: string,
): { readonly isCoolingDown: boolean; readonly startCooldown: () => void } => {
  const [cooling, setCooling] = useState<{ readonly what: string } | null>(null);
  useEffect(() => {
    if (!cooling) return;
    const timer = setTimeout(() => setCooling(null), COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [cooling]);
  return { isCoolingDown: cooling?.what === what, startCooldown: () => setCooling({ what }) };
};
