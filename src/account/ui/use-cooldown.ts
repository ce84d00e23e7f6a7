import { useEffect, useState } from 'react';

/** How long the same email is not sent again. */
const COOLDOWN_MS = 60_000;

/** A while in which something is not done again; `what` tells one thing from another. */
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
