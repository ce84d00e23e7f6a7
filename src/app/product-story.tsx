import { useEffect, useRef, useState } from 'react';
import { PageModules } from '../features/modules';
import { ProductTile, RAIL_SIZES } from '../features/product';
import type { ProductPageData } from './page-data';

/** How far below the screen the story comes alive, as an observer's root margin. */
const NEAR = '600px';

type Modules = typeof PageModules;

/**
 * What editors put below a product. Its HTML is in the page and readable at once; its code, which few
 * shoppers need, loads when they come near, or at once after a navigation, which brings no HTML.
 */
export function ProductStory({ product }: Pick<ProductPageData, 'product'>) {
  const place = useRef<HTMLDivElement>(null);
  // Written out, so that the bundler can tell that a browser's bundle never uses the import above.
  const [Loaded, setLoaded] = useState<Modules | null>(
    process.env.BUILD_STAGE === 'build-html' ? () => PageModules : null,
  );
  const hasStory = product.story.length > 0;

  useEffect(() => {
    const element = place.current;
    if (!hasStory || !element) return;
    let isGone = false;
    const load = async (): Promise<void> => {
      const { PageModules: modules } = await import('../features/modules');
      if (!isGone) setLoaded(() => modules);
    };
    // Without its code the story stays what it is: text to read.
    const start = (): void => void load().catch(() => undefined);
    if (element.childElementCount === 0) start();
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [hasStory]);

  if (!hasStory) return null;
  if (!Loaded) {
    // React leaves the server's HTML alone where the browser has none to set against it.
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div ref={place}>
      <Loaded
        modules={product.story}
        cards={product.storyCards}
        reviews={product.reviews}
        renderCard={card => <ProductTile card={card} sizes={RAIL_SIZES} />}
      />
    </div>
  );
}
