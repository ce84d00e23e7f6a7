import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { useLocale } from '~/src/features/locale';
import type { ListedDealer } from '../views/listed-dealer';
import { createDealerMap, type DealerMapHandle } from './create-dealer-map';
import '~/src/styles/sheets/dealer-map.css';

export interface LeafletMapProps {
  /** Every dealer, as dots. */
  readonly dealers: readonly ListedDealer[];
  /** The results, as numbered pins. */
  readonly results: readonly NearbyDealer[];
  readonly selectedId: string | null;
  /** The visitor's own dealer. */
  readonly ownId: string | null;
  readonly onSelect: (id: string) => void;
}

/** The map itself, on outlines of states and provinces that are part of the shop. */
export function LeafletMap({ dealers, results, selectedId, ownId, onSelect }: LeafletMapProps) {
  const { t } = useTranslation('dealers');
  const { locale } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<DealerMapHandle | null>(null);
  const country = locale.shopifyCountry === 'CA' ? 'CA' : 'US';
  const zoomIn = t('map.zoomIn');
  const zoomOut = t('map.zoomOut');

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const made = createDealerMap(element, { country, zoomIn, zoomOut });
    map.current = made;
    return () => {
      map.current = null;
      made.remove();
    };
  }, [country, zoomIn, zoomOut]);

  useEffect(() => map.current?.showDots(dealers), [dealers]);
  useEffect(() => map.current?.showResults(results, onSelect), [results, onSelect]);
  useEffect(() => map.current?.mark(selectedId, ownId), [selectedId, ownId, results]);

  return <div ref={place} className="dealer-map" role="region" aria-label={t('map.label')} />;
}
