import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { ProductBlock } from '~/src/domain/content/rich-text/portable-text';
import { outlineOf } from '~/src/domain/content/rich-text/portable-text-outline';
import type { RichText as RichTextBlocks } from '~/src/domain/content/rich-text/rich-text';
import { EMBEDS } from './embeds';
import { BLOCKS, MARKS } from './marks-and-headings';
import { RichTextContext } from './rich-text-context';

const COMPONENTS: PortableTextComponents = { block: BLOCKS, marks: MARKS, types: EMBEDS };

export interface RichTextProps {
  value: RichTextBlocks;
  /** Gives headings ids. Only for the main text of a page, so that ids are unique. */
  hasAnchors?: boolean;
  /** Renders a product that the text mentions; without it, products are left out. */
  renderProduct?: (block: ProductBlock) => ReactNode;
}

const nothing = (): null => null;

/** Formatted text of the content system. */
export function RichText({ value, hasAnchors = false, renderProduct = nothing }: RichTextProps) {
  const anchors = useMemo(
    () =>
      new Map<object, string>(
        hasAnchors ? outlineOf(value).map(({ block, id }) => [block, id]) : [],
      ),
    [hasAnchors, value],
  );
  return (
    <RichTextContext.Provider value={{ anchors, renderProduct }}>
      <PortableText value={[...value]} components={COMPONENTS} onMissingComponent={false} />
    </RichTextContext.Provider>
  );
}
