import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far below the screen a part is activated, as an observer's root margin. */
const PRELOAD_MARGIN = '600px';

interface LazySectionProps<P extends object> {
  /**
   * The part when HTML is built, null in the browser. Write it out where it is used, as
   * `process.env.BUILD_STAGE === 'build-html' ? Part : null`, so that the bundler can drop it from
   * the browser's scripts.
   */
  readonly built: ComponentType<P> | null;
  /** The same function at every rendering. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Waits until the shopper is near, even without HTML. */
  readonly waitsForVisitor?: boolean;
}

/** Puts what a visitor has opened and focused in the built HTML back after `replace`. */
const keepingUse = (element: HTMLElement, replace: () => void): void => {
  const elements = () => [...element.querySelectorAll<HTMLElement>('*')];
  const before = elements();
  const focused = before.findIndex(each => each === document.activeElement);
  const open = before.map(each => each.hasAttribute('open'));
  replace();
  elements().forEach((each, index) => {
    if (each.tagName === 'DETAILS') each.toggleAttribute('open', open[index]);
    if (index === focused) each.focus({ preventScroll: true });
  });
};

/**
 * A part of a page below its first screen. Its HTML is in the page and readable at once; its code
 * loads when the shopper comes near, or at once after a navigation, which brings no HTML.
 */
export function LazySection<P extends object>({
  built,
  load,
  props,
  waitsForVisitor = false,
}: LazySectionProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const className = waitsForVisitor ? undefined : 'below-fold';
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => built);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Without its code the part stays readable as it is.
    const start = (): void =>
      void load().then(
        part => {
          // What is being typed there would be lost, and the browser sends such a form itself.
          if (element.querySelector('[action] :focus')) return;
          keepingUse(element, () => flushSync(() => setLoaded(() => part)));
        },
        () => undefined,
      );
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    if (element.childElementCount === 0 && !waitsForVisitor) start();
    else observer.observe(element);
    return () => observer.disconnect();
  }, [load, waitsForVisitor]);

  if (!Loaded) {
    // React keeps the server's HTML if the browser renders none in its place.
    return (
      <div
        ref={place}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div ref={place} className={className}>
      <Loaded {...props} />
    </div>
  );
}
