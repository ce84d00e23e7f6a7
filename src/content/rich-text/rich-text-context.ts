import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { ProductBlock } from '~/src/domain/content/rich-text/portable-text';

interface RichTextValue {
  /** The ids of headings that can be linked to, by block. */
  readonly anchors: ReadonlyMap<object, string>;
  /** Renders a product that the text mentions; null if the page does not know it. */
  readonly renderProduct: (block: ProductBlock) => ReactNode;
}

/** What the blocks of a text need from the page. */
export const RichTextContext = createContext<RichTextValue>({
  anchors: new Map(),
  renderProduct: () => null,
});
