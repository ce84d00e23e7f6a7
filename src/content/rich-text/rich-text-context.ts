import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { ProductBlock } from '~/src/domain/content/rich-text/portable-text';

interface RichTextValue {
  /** Ids of the headings that can be jumped to, by the very blocks that are drawn. */
  readonly anchors: ReadonlyMap<object, string>;
  /** Draws a product that the text names; null where the page does not know it. */
  readonly renderProduct: (block: ProductBlock) => ReactNode;
}

/** What the blocks of a text need from the page around it. */
export const RichTextContext = createContext<RichTextValue>({
  anchors: new Map(),
  renderProduct: () => null,
});
