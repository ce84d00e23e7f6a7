import { useTranslation } from 'react-i18next';
import type { PlaylistSummary } from './progress';

/** How many videos of a playlist were watched. */
export function WatchedMeter({ summary }: { readonly summary: PlaylistSummary }) {
  const { t } = useTranslation('account-videos');
  const { watched, total, isComplete } = summary;
  const text = t('watchedOf', { watched, total });
  return (
    <div className="watched">
      <p>
        {text}
        {isComplete && <span className="badge">{t('complete')}</span>}
      </p>
      <meter className="meter" min={0} max={total} value={watched} aria-label={text} />
    </div>
  );
}
