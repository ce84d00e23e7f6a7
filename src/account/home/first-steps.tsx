import { useTranslation } from 'react-i18next';
import { HAS_APPOINTMENTS } from '~/src/config/appointment-offer';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { ChevronRightIcon } from '~/src/ui/icons';
import { HomeIcon, PlayIcon, SatelliteIcon } from '~/src/ui/topic-icons';
import { ACTIVATION_PATH } from '../activation/activation-link';
import { BOOKING } from '../appointments/appointment-paths';
import { hasRoute } from '../routing/routes';
import { useIsNew } from './use-is-new';

const TILES = [
  ...(HAS_APPOINTMENTS ? [{ name: 'book', path: BOOKING, Icon: HomeIcon } as const] : []),
  { name: 'videos', path: '/account/videos', Icon: PlayIcon },
  { name: 'activate', path: ACTIVATION_PATH, Icon: SatelliteIcon },
] as const;

/** Suggestions before the first order; limited to what the shop offers. */
export function FirstSteps() {
  const { t } = useTranslation('account-home');
  const { brand } = useLocale();
  if (!useIsNew()) return null;
  return (
    <nav aria-label={t('start.more')}>
      <ul className="home-tiles">
        {TILES.filter(({ path }) => hasRoute(path, brand)).map(({ name, path, Icon }) => (
          <li key={name}>
            <LocalLink to={path} className="home-tile">
              <span className="prop-icon">
                <Icon />
              </span>
              {t(`start.tiles.${name}`)}
              <ChevronRightIcon size={20} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
