import { useTranslation } from 'react-i18next';
import type { FenceFinder } from '~/src/domain/content/fence-finder';
import type { FinderProduct } from './bill';

interface FinderSheetProps {
  readonly finder: FenceFinder;
  readonly products: readonly FinderProduct[];
}

/** Without scripts: every question at once, and what each answer suggests. */
export function FinderSheet({ finder, products }: FinderSheetProps) {
  const { t } = useTranslation('finder');
  const nameOf = (outcome: string): string => {
    const handle = finder.outcomes.find(({ id }) => id === outcome)?.product;
    return products.find(product => product.handle === handle)?.title ?? '';
  };
  return (
    <noscript>
      <div className="wrap section">
        <ol className="fence-finder-sheet">
          {finder.questions.map(question => (
            <li key={question.id}>
              <h2 className="text-xl">{question.title}</h2>
              {question.help && <p>{question.help}</p>}
              <ul>
                {question.answers.map(({ id, label }) => (
                  <li key={id}>
                    <strong>{label}</strong>
                    {finder.rules
                      .filter(
                        rule =>
                          rule.question === question.id &&
                          rule.answer === id &&
                          rule.points > 0 &&
                          rule.reason !== null,
                      )
                      .map(({ outcome, reason }) => (
                        <p key={outcome}>{t('speaksFor', { title: nameOf(outcome), reason })}</p>
                      ))}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </noscript>
  );
}
