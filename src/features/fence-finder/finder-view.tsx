import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseFence } from './choose-fence';
import type { FenceFinder } from '~/src/domain/content/fence-finder';
import type { FinderProduct } from './bill';
import { FinderBar } from './finder-bar';
import { FinderResult } from './finder-result';
import { FinderSheet } from './finder-sheet';
import { QuestionStep } from './question-step';
import { useFinder } from './use-finder';

interface FinderViewProps {
  readonly finder: FenceFinder;
  readonly products: readonly FinderProduct[];
  /** Site path of the page, without a locale prefix. */
  readonly path: string;
  /** The query of the page's address. */
  readonly search: string;
}

/** One question a screen, and then the fence that suits the answers. */
export function FinderView({ finder, products, path, search }: FinderViewProps) {
  const { t } = useTranslation('finder');
  const { state, direction, queryOf } = useFinder(finder, search);
  const heading = useRef<HTMLHeadingElement>(null);
  const { answers, step } = state;
  const total = finder.questions.length;
  const question = finder.questions[step];
  const choice = question ? null : chooseFence(finder, answers);
  const match = products.find(({ handle }) => handle === choice?.match.product);

  useEffect(() => {
    if (direction !== null) heading.current?.focus({ preventScroll: true });
  }, [step, direction]);

  return (
    <>
      <div className="fence-finder">
        <FinderBar
          title={finder.title}
          step={step}
          total={total}
          back={step > 0 ? `${path}${queryOf({ answers, step: step - 1 })}` : null}
          restart={step > 0 ? `${path}${queryOf({ answers: {}, step: 0 })}` : null}
        />
        <p role="status" className="sr-only">
          {direction !== null &&
            (question
              ? t('progress', { n: step + 1, total })
              : t('progressDone', { title: match?.title ?? '' }))}
        </p>
        <div key={step} className="wrap fence-finder-slide" data-direction={direction ?? undefined}>
          {question ? (
            <QuestionStep
              question={question}
              heading={heading}
              isFirst={step === 0}
              intro={step === 0 ? finder.intro : null}
              chosen={answers[question.id] ?? null}
              hrefOf={answer =>
                `${path}${queryOf({ answers: { ...answers, [question.id]: answer }, step: step + 1 })}`
              }
            />
          ) : (
            choice && (
              <FinderResult
                finder={finder}
                answers={answers}
                choice={choice}
                products={products}
                heading={heading}
                hrefOf={index => `${path}${queryOf({ answers, step: index })}`}
              />
            )
          )}
        </div>
      </div>
      <FinderSheet finder={finder} products={products} />
    </>
  );
}
