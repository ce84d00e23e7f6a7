import type { ReactNode } from 'react';
import { ArticleBody, type ArticleBodyProps } from './article-body';
import { TableOfContents } from './table-of-contents';

export interface ArticleColumnsProps extends ArticleBodyProps {
  /** Shown at the right of the text, or below it where its contents are there or there is no room. */
  readonly aside?: ReactNode;
  /** Shown below the text, in the same column. */
  readonly children?: ReactNode;
}

/** An article's text beside its table of contents and what goes with it. */
export function ArticleColumns({ text, cards, aside, children }: ArticleColumnsProps) {
  return (
    <div className="wrap post-grid">
      <TableOfContents text={text} />
      <div className="post-text">
        <ArticleBody text={text} cards={cards} />
        {children}
      </div>
      {aside && <div className="post-aside">{aside}</div>}
    </div>
  );
}
