import { startTransition, useEffect, useState } from 'react';

/**
 * True from the frame after the one in which `isShown` became true: a tap shows the outer element
 * at once, and its content in the next frame, without delaying it.
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
