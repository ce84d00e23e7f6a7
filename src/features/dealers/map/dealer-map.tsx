import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LazySection } from '~/src/ui/timing/lazy-section';
import type { LeafletMapProps } from './leaflet-map';

const load = async (): Promise<ComponentType<LeafletMapProps>> =>
  (await import('./leaflet-map')).LeafletMap;

/** The dealers on a map, which loads when it is about to scroll into view; the list has the same information. */
export function DealerMap(props: LeafletMapProps) {
  const { t } = useTranslation('dealers');
  return (
    <>
      <LazySection built={null} load={load} props={props} waitsForVisitor />
      <p className="dealer-search-map-hint">{t('map.hint')}</p>
    </>
  );
}
