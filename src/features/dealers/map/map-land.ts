import {
  divIcon,
  latLngBounds,
  layerGroup,
  marker,
  polygon,
  type LatLngBounds,
  type Map as LeafletMap,
} from 'leaflet';
import { cornersOf, OUTLINES } from '~/src/domain/geo/outlines';
import { boxAround, meets, type Box } from './place-labels';

/** A region this small on the screen has no room for its two letters. */
const SMALLEST = { width: 34, height: 26 };

/** Half the width of two letters. */
const LETTERS = 11;

type Corner = [number, number];

/** The middle of an area. */
const middleOf = (corners: readonly Corner[]): Corner => {
  let [area, lat, lng] = [0, 0, 0];
  corners.forEach(([y, x], index) => {
    const [nextY, nextX] = corners[(index + 1) % corners.length] ?? [y, x];
    const cross = x * nextY - nextX * y;
    area += cross;
    lat += (y + nextY) * cross;
    lng += (x + nextX) * cross;
  });
  return [lat / (3 * area), lng / (3 * area)];
};

const labelOf = (code: string): HTMLElement => {
  const label = document.createElement('span');
  label.textContent = code;
  return label;
};

export interface MapLand {
  /** Marks the states in which something was found. */
  readonly mark: (found: ReadonlySet<string>) => void;
  /** Shows the letters that have room, and lie over nothing that is taken. @returns what is taken then */
  readonly arrange: (taken: readonly Box[]) => readonly Box[];
}

/** Draws states and provinces with their letters. */
export const drawLand = (map: LeafletMap): MapLand => {
  const land = layerGroup().addTo(map);
  const regions = OUTLINES.map(({ code, rings }) => {
    const areas = rings.map(ring => cornersOf(ring).map(([lng, lat]): Corner => [lat, lng]));
    const shapes = areas.map(corners =>
      polygon(corners, { className: 'dealer-map-land', interactive: false }).addTo(land),
    );
    const [largest = []] = [...areas].sort((a, b) => b.length - a.length);
    const icon = divIcon({ className: 'dealer-map-region', html: labelOf(code) });
    const label = marker(middleOf(largest), { icon, interactive: false, keyboard: false });
    return { code, shapes, label: label.addTo(land), bounds: latLngBounds(largest) };
  });
  const hasRoom = (bounds: LatLngBounds): boolean => {
    const [start, end] = [bounds.getNorthWest(), bounds.getSouthEast()].map(each =>
      map.project(each),
    );
    if (!start || !end) return false;
    return end.x - start.x >= SMALLEST.width && end.y - start.y >= SMALLEST.height;
  };
  return {
    mark: found => {
      for (const { code, shapes, label } of regions) {
        const isFound = found.has(code);
        label.getElement()?.classList.toggle('dealer-map-here', isFound);
        for (const shape of shapes) {
          shape.getElement()?.classList.toggle('dealer-map-found', isFound);
          if (isFound) shape.bringToFront();
        }
      }
    },
    arrange: taken => {
      const shown: Box[] = [];
      for (const { label, bounds } of regions) {
        const box = boxAround(map.latLngToContainerPoint(label.getLatLng()), LETTERS);
        const isShown = hasRoom(bounds) && !taken.some(other => meets(box, other));
        label.getElement()?.classList.toggle('dealer-map-hidden', !isShown);
        if (isShown) shown.push(box);
      }
      return [...taken, ...shown];
    },
  };
};
