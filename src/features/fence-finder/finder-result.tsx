import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { householdOf, type FenceChoice } from './choose-fence';
import {
  chosenAnswers,
  type FenceFinder,
  type FinderAnswers,
} from '~/src/domain/content/fence-finder';
import { isStudioPicture } from '~/src/domain/content/media/studio-picture';
import { Image } from '~/src/ui/image';
import { CheckIcon } from '~/src/ui/icons';
import { LocalLink } from '../links';
import { useLocale } from '../locale';
import { billOf, type FinderProduct } from './bill';
import { MatchPrice } from './price/match-price';
import { RunnerUp } from './runner-up';

const WIDTHS = [480, 680, 960, 1280] as const;

interface FinderResultProps {
  readonly finder: FenceFinder;
  readonly answers: FinderAnswers;
  readonly choice: FenceChoice;
  readonly products: readonly FinderProduct[];
  readonly heading: RefObject<HTMLHeadingElement>;
  /** Where the question of an index can be answered again. */
  readonly hrefOf: (index: number) => string;
}

/** The match: why, what it costs in all, and how to get it; then the runner-up. */
export function FinderResult(props: FinderResultProps) {
  const { finder, answers, choice, products, heading, hrefOf } = props;
  const { t } = useTranslation('finder');
  const { locale } = useLocale();
  const { match, reasons, caution, runnerUp } = choice;
  const productOf = (handle: string) => products.find(each => each.handle === handle);
  const product = productOf(match.product);
  const second = runnerUp && productOf(runnerUp.outcome.product);
  const bill = billOf(match, householdOf(finder, answers), products, locale.currency);
  const [first] = product?.images ?? [];
  const image = bill?.lines[0]?.variant.image ?? first;

  return (
    <section aria-labelledby="match" className="fence-finder-result">
      <div className="frame fence-finder-match-picture">
        {image && (
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="(width >= 64rem) 560px, 100vw"
            widths={WIDTHS}
            aspect={1}
            narrowAspect={3 / 2}
            className={isStudioPicture(image) ? 'cutout' : undefined}
          />
        )}
        <span className="fence-finder-badge">{t('match')}</span>
      </div>
      <div className="fence-finder-match">
        <h2 id="match" ref={heading} tabIndex={-1} className="fence-finder-name">
          {product?.title}
        </h2>
        {product?.tagline && <p className="text-lg text-ink-soft">{product.tagline}</p>}
        <h3 className="fence-finder-why">{t('why')}</h3>
        <ul className="fence-finder-reasons">
          {reasons.map(reason => (
            <li key={reason}>
              <CheckIcon />
              {reason}
            </li>
          ))}
        </ul>
        {caution !== null && (
          <p className="mt-4 text-ink-soft">
            <b className="font-semibold text-ink">{t('goodToKnow')}</b> {caution}
          </p>
        )}
        <MatchPrice key={match.id} bill={bill} action={match.action} product={product ?? null} />
      </div>
      {runnerUp && second && (
        <RunnerUp product={second} reason={runnerUp.reason} suits={runnerUp.outcome.suits} />
      )}
      <div className="fence-finder-answers">
        <h3 className="text-sm font-semibold">{t('yourAnswers')}</h3>
        <ul>
          {chosenAnswers(finder, answers).map(({ question, answer }) => (
            <li key={question.id}>
              <LocalLink
                to={hrefOf(finder.questions.indexOf(question))}
                className="fence-finder-chip"
                aria-label={`${answer.label}. ${t('change', { question: question.title })}`}
              >
                {answer.label}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
