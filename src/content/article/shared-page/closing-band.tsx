import { buttonClass } from '~/src/ui/button';
import { ContentLink } from '~/src/features/links';
import { ArticleBody, type ArticleBodyProps } from '../article-body';
import type { TextWithAction } from './text-action';

export interface ClosingBandProps extends Pick<ArticleBodyProps, 'cards'> {
  readonly end: TextWithAction;
}

/** The end of a page: its last words, and its last link as a button if it ends with one. */
export function ClosingBand({ end: { text, action }, cards }: ClosingBandProps) {
  const words = <ArticleBody text={text} cards={cards} />;
  if (!action) return words;
  return (
    <div className="numbered-end">
      {words}
      <ContentLink link={action.link} className={buttonClass()}>
        {action.label}
      </ContentLink>
    </div>
  );
}
