import { startTransition, useEffect, useState } from 'react';

/**
 * True from the frame on that follows the one in which `isShown` became true, and from then on: what
 * a tap asks for shows its frame at once, and what is in it behind that, without holding it up.
 */
export function useAfterPaint(isShown: boolean): boolean {
  const [wasPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isShown]);
  return wasPainted;
}
