import type { KeyboardEvent, RefObject } from 'react';
import { imageUrl } from '~/src/domain/content/media/image-url';
import type { FinderQuestion } from '~/src/domain/content/fence-finder';
import { Image } from '~/src/ui/image';
import { CheckIcon } from '~/src/ui/icons';
import { LocalLink } from '../links';

const WIDTHS = [160, 240, 352, 480, 680] as const;
const SIZES = '(width >= 48rem) 320px, 120px';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrow keys move along the cards, as in a group of radio buttons. */
const moveAlong = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const cards = [...event.currentTarget.querySelectorAll('a')];
  const index = cards.findIndex(card => card === document.activeElement);
  if (index < 0) return;
  event.preventDefault();
  cards[(index + step + cards.length) % cards.length]?.focus();
};

interface QuestionStepProps {
  readonly question: FinderQuestion;
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly isFirst: boolean;
  readonly intro: string | null;
  /** Id of the answer that was chosen before. */
  readonly chosen: string | null;
  /** Where an answer leads, as a site path with a query. */
  readonly hrefOf: (answer: string) => string;
}

/** A question and its answers; a press on one leads to the next question. */
export function QuestionStep(props: QuestionStepProps) {
  const { question, heading, isFirst, intro, chosen, hrefOf } = props;
  const headingId = `question-${question.id}`;
  return (
    <section aria-labelledby={headingId} className="fence-finder-step">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="fence-finder-question">
        {question.title}
      </h2>
      {question.help && <p className="fence-finder-help">{question.help}</p>}
      {/* The keys move the focus between links, which are controls of their own. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="fence-finder-cards" data-count={question.answers.length} onKeyDown={moveAlong}>
        {question.answers.map(({ id, label, note, image }, index) => (
          <li key={id}>
            <LocalLink
              to={hrefOf(id)}
              className="fence-finder-card"
              aria-current={id === chosen ? 'true' : undefined}
            >
              {image && (
                <span className="fence-finder-picture">
                  <Image
                    asset={image}
                    urlFor={imageUrl}
                    sizes={SIZES}
                    widths={WIDTHS}
                    aspect={1}
                    priority={isFirst && index === 0}
                    alt=""
                  />
                </span>
              )}
              <span className="fence-finder-words">
                <span className="fence-finder-label">{label}</span>
                {note && <span className="fence-finder-note">{note}</span>}
              </span>
              <span className="fence-finder-tick" aria-hidden="true">
                <CheckIcon />
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
      {intro && <p className="fence-finder-intro">{intro}</p>}
    </section>
  );
}
