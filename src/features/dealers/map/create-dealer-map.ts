import {
  canvas,
  circleMarker,
  control,
  divIcon,
  latLngBounds,
  layerGroup,
  map as createMap,
  marker,
  polygon,
  type LatLngBoundsLiteral,
  type LeafletKeyboardEvent,
  type Marker,
} from 'leaflet';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { cornersOf, OUTLINES } from '~/src/domain/geo/outlines';
import type { ListedDealer } from '../views/listed-dealer';

/** What each country's map shows at first. */
const COUNTRY: Readonly<Record<'US' | 'CA', LatLngBoundsLiteral>> = {
  US: [
    [25, -124.5],
    [49, -67],
  ],
  CA: [
    [42.5, -132],
    [58, -53],
  ],
};

const FURTHEST_ZOOM = 3;
const CLOSEST_ZOOM = 10;
// Closer, the outlines would show too little; further out, the pins would overlap.
const RESULTS_ZOOM = 7;
/** How many results are labelled with their town; more labels would overlap. */
const NAMED_RESULTS = 3;

interface MapOptions {
  readonly country: 'US' | 'CA';
  readonly zoomIn: string;
  readonly zoomOut: string;
}

export interface DealerMapHandle {
  readonly showDots: (dealers: readonly ListedDealer[]) => void;
  readonly showResults: (results: readonly NearbyDealer[], onSelect: (id: string) => void) => void;
  readonly select: (id: string | null) => void;
  readonly remove: () => void;
}

const element = (className: string, text: string): HTMLElement => {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
};

const pinOf = (number: number, name: string): HTMLElement => {
  const pin = document.createElement('span');
  const figure = element('', String(number));
  figure.setAttribute('aria-hidden', 'true');
  pin.append(figure, element('sr-only', name));
  return pin;
};

const rowOf = (id: string): HTMLElement | null => document.getElementById(`dealer-${id}`);

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A map of our own outlines in an element; colours are those of the element's style sheet. */
export const createDealerMap = (
  place: HTMLElement,
  { country, zoomIn, zoomOut }: MapOptions,
): DealerMapHandle => {
  const animate = !isCalm();
  const map = createMap(place, {
    ...{ attributionControl: false, zoomControl: false, scrollWheelZoom: false },
    ...{ zoomSnap: 0.25, minZoom: FURTHEST_ZOOM, maxZoom: CLOSEST_ZOOM },
    ...{ zoomAnimation: animate, fadeAnimation: animate, markerZoomAnimation: animate },
  });
  control.zoom({ position: 'topright', zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
  const land = layerGroup().addTo(map);
  const shapes = OUTLINES.flatMap(({ code, rings }) =>
    rings.map(ring => {
      const corners = cornersOf(ring).map(([lng, lat]): [number, number] => [lat, lng]);
      const shape = polygon(corners, { className: 'dealer-map-land', interactive: false });
      return { code, shape: shape.addTo(land) };
    }),
  );
  for (const { code, rings } of OUTLINES) {
    const [largest = []] = [...rings].sort((a, b) => b.length - a.length);
    const icon = divIcon({ className: 'dealer-map-region', html: element('', code) });
    const center = latLngBounds(
      cornersOf(largest).map(([lng, lat]): [number, number] => [lat, lng]),
    ).getCenter();
    marker(center, { icon, interactive: false, keyboard: false }).addTo(land);
  }
  const dots = layerGroup().addTo(map);
  const pins = layerGroup().addTo(map);
  const dotRenderer = canvas({ padding: 0.5 });
  const accent = getComputedStyle(place).getPropertyValue('--accent').trim() || 'currentColor';
  let markers = new Map<string, Marker>();
  let bounds = latLngBounds(COUNTRY[country]);

  const fit = (): void => {
    map.invalidateSize({ animate: false });
    map.fitBounds(bounds, { padding: [36, 36], maxZoom: RESULTS_ZOOM, animate: false });
  };
  // On a phone the map is created before it is shown.
  const observer = new ResizeObserver(() => {
    if (place.clientWidth > 0) fit();
  });
  map.fitBounds(bounds, { animate: false });
  observer.observe(place);

  return {
    showDots: dealers => {
      dots.clearLayers();
      for (const { name, latitude, longitude } of dealers) {
        circleMarker([latitude, longitude], {
          ...{ renderer: dotRenderer, radius: 4, stroke: false },
          ...{ fillColor: accent, fillOpacity: 0.55 },
        })
          .bindTooltip(name)
          .addTo(dots);
      }
    },
    showResults: (results, onSelect) => {
      pins.clearLayers();
      const regions = new Set(results.map(({ address }) => address.region));
      for (const { code, shape } of shapes) {
        shape.getElement()?.classList.toggle('dealer-map-found', regions.has(code));
        if (regions.has(code)) shape.bringToFront();
      }
      markers = new Map(
        results.map(({ id, name, address, latitude, longitude }, index) => {
          const icon = divIcon({
            className: 'dealer-pin',
            html: pinOf(index + 1, name),
            iconSize: [36, 36],
          });
          const pin = marker([latitude, longitude], { icon, riseOnHover: true })
            .bindTooltip(
              index < NAMED_RESULTS ? address.city : name,
              index < NAMED_RESULTS
                ? { permanent: true, direction: 'right', offset: [18, 0], className: 'dealer-town' }
                : { direction: 'top', offset: [0, -18] },
            )
            .on('click', () => {
              onSelect(id);
              const behavior = isCalm() ? 'auto' : 'smooth';
              rowOf(id)?.scrollIntoView({ block: 'nearest', behavior });
            })
            .on('keydown', ({ originalEvent }: LeafletKeyboardEvent) => {
              if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
              originalEvent.preventDefault();
              onSelect(id);
              rowOf(id)?.querySelector('a')?.focus();
            })
            .addTo(pins);
          return [id, pin];
        }),
      );
      bounds =
        results.length === 0
          ? latLngBounds(COUNTRY[country])
          : latLngBounds(results.map(({ latitude, longitude }) => [latitude, longitude]));
      fit();
    },
    select: selected => {
      for (const [id, pin] of markers) {
        const isSelected = id === selected;
        pin.getElement()?.classList.toggle('dealer-pin-selected', isSelected);
        pin.setZIndexOffset(isSelected ? 1000 : 0);
      }
    },
    remove: () => {
      observer.disconnect();
      map.remove();
    },
  };
};
