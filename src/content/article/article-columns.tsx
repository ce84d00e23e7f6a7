import type { ReactNode } from 'react';
import { ArticleBody, type ArticleBodyProps } from './article-body';
import { TableOfContents } from './table-of-contents';

export interface ArticleColumnsProps extends ArticleBodyProps {
  /** Shown below the text, in the same column. */
  readonly children?: ReactNode;
}

/** An article's text beside its table of contents. */
export function ArticleColumns({ text, cards, children }: ArticleColumnsProps) {
  return (
    <div className="wrap post-grid">
      <TableOfContents text={text} />
      <div className="post-text">
        <ArticleBody text={text} cards={cards} />
        {children}
      </div>
    </div>
  );
}
