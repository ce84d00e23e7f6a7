import { useEffect, useState } from 'react';

/** How long the same email is not sent again. */
const REST_MS = 60_000;

/** A while in which something is not done again; `what` tells one thing from another. */
export const useRest = (
  what: string,
): { readonly isResting: boolean; readonly rest: () => void } => {
  const [resting, setResting] = useState<{ readonly what: string } | null>(null);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(null), REST_MS);
    return () => clearTimeout(timer);
  }, [resting]);
  return { isResting: resting?.what === what, rest: () => setResting({ what }) };
};
