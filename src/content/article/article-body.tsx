import { useCallback } from 'react';
import type { ProductBlock } from '~/src/domain/content/rich-text/portable-text';
import type { ProductCard } from '~/src/domain/commerce/product';
import type { RichText as RichTextBlocks } from '~/src/domain/content/rich-text/rich-text';
import { RichText } from '../rich-text';
import { ProductMention } from './product-mention';

export interface ArticleBodyProps {
  readonly text: RichTextBlocks;
  /** Products that the text may name; others are left out. */
  readonly cards: readonly ProductCard[];
}

/** The main text of an article. */
export function ArticleBody({ text, cards }: ArticleBodyProps) {
  const renderProduct = useCallback(
    ({ handle, note }: ProductBlock) => {
      const card = cards.find(each => each.handle === handle);
      return card ? <ProductMention card={card} note={note} /> : null;
    },
    [cards],
  );
  return (
    <div className="prose reading">
      <RichText value={text} hasAnchors renderProduct={renderProduct} />
    </div>
  );
}
