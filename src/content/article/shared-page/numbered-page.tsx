import { RichText } from '~/src/content/rich-text';
import { ArticleBody, type ArticleBodyProps } from '../article-body';
import { ClosingBand } from './closing-band';
import type { NumberedText } from './numbered-text';

export interface NumberedPageProps extends Pick<ArticleBodyProps, 'cards'> {
  readonly text: NumberedText;
}

/** A text whose numbered chapters are cards, and whose end is a band with its last link. */
export function NumberedPage({ text: { before, parts, after }, cards }: NumberedPageProps) {
  return (
    <div className="wrap numbered-page">
      <ArticleBody text={before.text} cards={cards} />
      <ol className="numbered-cards">
        {parts.map((part, index) => (
          <li key={part[0]?._key ?? index}>
            <RichText value={part} />
          </li>
        ))}
      </ol>
      <ClosingBand end={after} cards={cards} />
    </div>
  );
}
