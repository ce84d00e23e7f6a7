import { useTranslation } from 'react-i18next';
import { customProperties } from '~/src/ui/custom-properties';
import { ChevronLeftIcon } from '~/src/ui/icons';
import { LocalLink } from '../links';

interface FinderBarProps {
  readonly title: string;
  /** From 0; `total` for the result. */
  readonly step: number;
  readonly total: number;
  /** Null on the first screen. */
  readonly back: string | null;
  readonly restart: string | null;
}

/** Where the shopper is in the finder, and the ways back. */
export function FinderBar({ title, step, total, back, restart }: FinderBarProps) {
  const { t } = useTranslation('finder');
  return (
    <div className="wrap fence-finder-bar" data-started={step > 0 || undefined}>
      <h1 className="fence-finder-title">{title}</h1>
      {step < total && (
        <p className="fence-finder-count">{t('progress', { n: step + 1, total })}</p>
      )}
      <div
        className="fence-finder-track"
        aria-hidden="true"
        style={customProperties({ '--done': `${(step / total) * 100}%` })}
      >
        <b />
      </div>
      <nav className="fence-finder-ways" aria-label={title}>
        {back !== null && (
          <LocalLink to={back} className="fence-finder-way">
            <ChevronLeftIcon />
            {t('back')}
          </LocalLink>
        )}
        {restart !== null && (
          <LocalLink to={restart} className="fence-finder-way fence-finder-restart">
            {t('restart')}
          </LocalLink>
        )}
      </nav>
    </div>
  );
}
