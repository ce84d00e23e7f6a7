import { control, latLngBounds, map as createMap, type LatLngBoundsLiteral } from 'leaflet';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { regionName } from '~/src/domain/geo/regions';
import type { ListedDealer } from '../views/listed-dealer';
import { createDots } from './map-dots';
import { drawLand } from './map-land';
import { createPins } from './map-pins';

/** The initial view of each country's map. */
const COUNTRY: Readonly<Record<'US' | 'CA', LatLngBoundsLiteral>> = {
  US: [
    [24.5, -125],
    [49.4, -66.5],
  ],
  CA: [
    [42.5, -132],
    [58, -53],
  ],
};

const ZOOMS = { minZoom: 2.5, maxZoom: 10, zoomSnap: 0.25 };
/**
 * Maximum zoom for results; beyond it the map shows little but one state. Pins that are too close to
 * each other are moved apart instead.
 */
const RESULTS_ZOOM = 6.5;
/** With this many results, which are close to each other, the map may zoom in further. */
const CROWD = { size: 5, zoom: 7.25 };
/** Minimum distance of pins and labels from the edge, in pixels. */
const EDGE = 8;
/** The corners that the zoom buttons and the scale cover, in pixels. */
const BUTTONS = { width: 64, height: 108 };
const SCALE = { width: 112, height: 40 };

interface MapOptions {
  readonly country: 'US' | 'CA';
  readonly zoomIn: string;
  readonly zoomOut: string;
}

export interface DealerMapHandle {
  readonly showDots: (dealers: readonly ListedDealer[]) => void;
  readonly showResults: (results: readonly NearbyDealer[], onSelect: (id: string) => void) => void;
  /** Highlights the selected dealer and the visitor's own. */
  readonly mark: (selected: string | null, own: string | null) => void;
  readonly remove: () => void;
}

const prefers = (query: string): boolean => window.matchMedia(`(${query})`).matches;

/** Creates a map of our own outlines in an element; its colors come from the style sheet. */
export const createDealerMap = (
  place: HTMLElement,
  { country, zoomIn, zoomOut }: MapOptions,
): DealerMapHandle => {
  const isCalm = prefers('prefers-reduced-motion: reduce');
  const isTouched = prefers('pointer: coarse');
  const map = createMap(place, {
    ...ZOOMS,
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
  });
  // The corner where the country's towns are not: New England is at the top, Nova Scotia below.
  const isBelow = country === 'US';
  const position = isBelow ? 'bottomright' : 'topright';
  control.zoom({ position, zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
  control
    .scale({ position: 'bottomleft', imperial: country === 'US', metric: country === 'CA' })
    .addTo(map);
  let bounds = latLngBounds(COUNTRY[country]);
  map.fitBounds(bounds, { animate: false });
  const accent = getComputedStyle(place).getPropertyValue('--accent').trim() || 'currentColor';
  const land = drawLand(map, country);
  const dots = createDots(map, accent);
  const pins = createPins(map, isCalm);
  let found = 0;

  const arrange = (): void => {
    const { x, y } = map.getSize();
    const frame = { left: EDGE, top: EDGE, right: x - EDGE, bottom: y - EDGE };
    const buttonsTop = isBelow ? y - BUTTONS.height : 0;
    const corners = [
      {
        left: x - BUTTONS.width,
        top: buttonsTop,
        right: x,
        bottom: buttonsTop + BUTTONS.height,
      },
      { left: 0, top: y - SCALE.height, right: SCALE.width, bottom: y },
    ];
    dots.arrange(frame, land.arrange(frame, pins.arrange(frame, corners)));
  };
  const fit = (): void => {
    map.invalidateSize({ animate: false });
    const edge = found > 0 ? 64 : 12;
    const maxZoom = found < CROWD.size ? RESULTS_ZOOM : CROWD.zoom;
    map.fitBounds(bounds, { padding: [edge, edge], maxZoom, animate: false });
    arrange();
  };
  // On a phone the map is created before it is shown.
  const observer = new ResizeObserver(() => {
    if (place.clientWidth > 0) fit();
  });
  observer.observe(place);
  map.on('moveend', arrange);

  return {
    showDots: dealers => {
      dots.show(dealers);
      arrange();
    },
    showResults: (results, onSelect) => {
      found = results.length;
      place.classList.toggle('dealer-map-whole', found === 0);
      // On a touch screen, a drag on the map of the whole country has to scroll the page past it.
      map.dragging[isTouched && found === 0 ? 'disable' : 'enable']();
      pins.show(results, onSelect);
      const regions = new Set(results.map(({ address }) => address.region));
      land.mark(regions);
      dots.limit(new Set([...regions].map(regionName)));
      bounds =
        found > 0
          ? latLngBounds(results.map(({ latitude, longitude }) => [latitude, longitude]))
          : latLngBounds(COUNTRY[country]);
      fit();
    },
    mark: pins.mark,
    remove: () => {
      observer.disconnect();
      map.remove();
    },
  };
};
