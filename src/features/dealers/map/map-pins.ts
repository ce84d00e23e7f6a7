import {
  divIcon,
  layerGroup,
  marker,
  polyline,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { boxAround, chooseSides, PIN_SIDES, spreadPoints, type Box } from './place-labels';

const RADIUS = 18;
/** Minimum distance between the centers of two pins, in pixels; closer ones are moved apart. */
const APART = 42;
/** A pin that is moved farther than this gets a line to its location. */
const LINE_FROM = 6;
const LABEL = { height: 26, padding: 20, letter: 7.6 };

const rowOf = (id: string): HTMLElement | null => document.getElementById(`dealer-${id}`);

const part = (className: string, text: string, isHidden: boolean): HTMLElement => {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  if (isHidden) made.setAttribute('aria-hidden', 'true');
  return made;
};

const pinOf = (number: number, { name, address }: NearbyDealer): HTMLElement => {
  const pin = document.createElement('span');
  pin.append(
    part('dealer-pin-number', String(number), true),
    part('sr-only', name, false),
    part('dealer-pin-town', address.city, true),
  );
  return pin;
};

interface Pin {
  readonly dealer: NearbyDealer;
  readonly pin: Marker;
}

export interface MapPins {
  readonly show: (results: readonly NearbyDealer[], onSelect: (id: string) => void) => void;
  /** Highlights the selected dealer and the visitor's own. */
  readonly mark: (selected: string | null, own: string | null) => void;
  /** Separates the pins and places their town labels. @returns the areas that are covered then */
  readonly arrange: (frame: Box, taken: readonly Box[]) => readonly Box[];
}

/** The numbered pins of the search results. */
export const createPins = (map: LeafletMap, isCalm: boolean): MapPins => {
  const lines = layerGroup().addTo(map);
  const layer = layerGroup().addTo(map);
  let pins: readonly Pin[] = [];

  const create = (dealer: NearbyDealer, index: number, onSelect: (id: string) => void): Marker => {
    const { id, name, latitude, longitude } = dealer;
    const html = pinOf(index + 1, dealer);
    const icon = divIcon({ className: 'dealer-pin', html, iconSize: [2 * RADIUS, 2 * RADIUS] });
    return marker([latitude, longitude], { icon, riseOnHover: true, riseOffset: 3000 })
      .bindTooltip(name, { direction: 'top', offset: [0, -RADIUS] })
      .on('click', () => {
        onSelect(id);
        rowOf(id)?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
      })
      .on('keydown', ({ originalEvent }: LeafletKeyboardEvent) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
        originalEvent.preventDefault();
        onSelect(id);
        rowOf(id)?.querySelector('a')?.focus();
      })
      .addTo(layer);
  };

  return {
    show: (results, onSelect) => {
      layer.clearLayers();
      pins = results.map((dealer, index) => ({ dealer, pin: create(dealer, index, onSelect) }));
    },
    mark: (selected, own) => {
      pins.forEach(({ dealer: { id }, pin }, index) => {
        pin.getElement()?.classList.toggle('dealer-pin-selected', id === selected);
        pin.getElement()?.classList.toggle('dealer-pin-own', id === own);
        // On top: the selected dealer, then the visitor's own, then the others, the nearest first.
        const rank = (id === selected ? 2000 : 0) + (id === own ? 1000 : 0);
        pin.setZIndexOffset(rank + 10 * (pins.length - index));
      });
    },
    arrange: (frame, covered) => {
      lines.clearLayers();
      const homes = pins.map(({ dealer: { latitude, longitude } }) =>
        map.latLngToContainerPoint([latitude, longitude]),
      );
      const places = spreadPoints(homes, APART);
      const labels = pins.map(({ dealer }, index) => ({
        at: places[index] ?? { x: 0, y: 0 },
        radius: RADIUS,
        width: dealer.address.city.length * LABEL.letter + LABEL.padding,
        height: LABEL.height,
      }));
      const discs = labels.map(({ at }) => boxAround(at, RADIUS));
      const { sides, taken } = chooseSides(
        labels,
        { taken: [...covered, ...discs], frame },
        PIN_SIDES,
      );
      pins.forEach(({ dealer: { latitude, longitude }, pin }, index) => {
        const home = homes[index];
        const place = places[index];
        if (!home || !place) return;
        const at = map.containerPointToLatLng([place.x, place.y]);
        pin.setLatLng(at);
        pin.getElement()?.setAttribute('data-side', sides[index] ?? '');
        if (Math.hypot(place.x - home.x, place.y - home.y) <= LINE_FROM) return;
        polyline([[latitude, longitude], at], {
          className: 'dealer-map-line',
          interactive: false,
        }).addTo(lines);
      });
      return taken;
    },
  };
};
