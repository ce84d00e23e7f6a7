import { useTranslation } from 'react-i18next';
import type { DisplayMode } from '../search/dealer-search-state';

const MODES: readonly DisplayMode[] = ['list', 'map'];

interface DisplayModesProps {
  readonly mode: DisplayMode;
  readonly onChoose: (mode: DisplayMode) => void;
}

/** Switches between list and map on screens that have no room for both. */
export function DisplayModes({ mode, onChoose }: DisplayModesProps) {
  const { t } = useTranslation('dealers');
  return (
    <div role="group" aria-label={t('mode.label')} className="dealer-search-modes">
      {MODES.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => onChoose(each)}
        >
          {t(each === 'list' ? 'mode.list' : 'mode.map')}
        </button>
      ))}
    </div>
  );
}
