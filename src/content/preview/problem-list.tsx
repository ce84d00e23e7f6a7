import { useTranslation } from 'react-i18next';
import type { ContentProblem } from '~/src/gateways/sanity/problem';
import type { DeskLink } from './desk';

interface ProblemListProps {
  readonly problems: readonly ContentProblem[];
  /** False if the build would leave the document out. */
  readonly isComplete: boolean;
  readonly deskLink: DeskLink;
}

/** The problems that the build would report for the draft, each with a link to its field. */
export function ProblemList({ problems, isComplete, deskLink }: ProblemListProps) {
  const { t } = useTranslation('preview');
  if (problems.length === 0) return null;
  const { length: count } = problems;
  return (
    <details className="wrap pv-problems">
      <summary>{count === 1 ? t('problems.one') : t('problems.many', { count })}</summary>
      {!isComplete && <p>{t('problems.left')}</p>}
      <ul>
        {problems.map(({ field, message }, index) => {
          const href = deskLink(field);
          return (
            <li key={`${index} ${field}`}>
              <b>{field}</b>: {message}{' '}
              {href && (
                <a href={href} target="desk">
                  {t('problems.fix', { field })}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
