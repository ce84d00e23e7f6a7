import { useEffect, useState, type ComponentType } from 'react';
import type { SizeGuideLinkProps } from './size-guide-link';

/**
 * The link to the size guide, loaded once the page has started, so that products without a guide do not carry
 * its code. Without scripts the specifications of the product list the sizes.
 */
export function LazySizeGuideLink(props: SizeGuideLinkProps) {
  const [Link, setLink] = useState<ComponentType<SizeGuideLinkProps> | null>(null);
  useEffect(() => {
    import('./size-guide-link').then(
      loaded => setLink(() => loaded.SizeGuideLink),
      () => {},
    );
  }, []);
  return Link && <Link {...props} />;
}
