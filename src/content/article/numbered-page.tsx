import { parseLinkKind } from '~/src/domain/content/links';
import { buttonClass } from '~/src/ui/button';
import { ContentLink } from '~/src/features/links';
import { RichText } from '../rich-text';
import { ArticleBody, type ArticleBodyProps } from './article-body';
import { closingLink, type NumberedText } from './numbered-text';

export interface NumberedPageProps extends Pick<ArticleBodyProps, 'cards'> {
  readonly text: NumberedText;
}

/** A text whose numbered chapters are cards, and whose end is a band with its last link. */
export function NumberedPage({ text: { before, parts, after }, cards }: NumberedPageProps) {
  const action = closingLink(after);
  return (
    <div className="wrap numbered-page">
      <ArticleBody text={before} cards={cards} />
      <ol className="numbered-cards">
        {parts.map((part, index) => (
          <li key={part[0]?._key ?? index}>
            <RichText value={part} />
          </li>
        ))}
      </ol>
      {action ? (
        <div className="numbered-end">
          <ArticleBody text={after.slice(0, -1)} cards={cards} />
          <ContentLink
            link={{ kind: parseLinkKind(action.kind), href: action.href }}
            className={buttonClass('primary')}
          >
            {action.label}
          </ContentLink>
        </div>
      ) : (
        <ArticleBody text={after} cards={cards} />
      )}
    </div>
  );
}
