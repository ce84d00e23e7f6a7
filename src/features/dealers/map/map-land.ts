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

/** A region this small on the screen has no room for its two letters. */
const SMALLEST = { width: 34, height: 26 };

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

/** Draws states and provinces with their letters. @returns what marks those in which something was found */
export const drawLand = (map: LeafletMap): ((found: ReadonlySet<string>) => void) => {
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
  const label = (): void => {
    for (const { label, bounds } of regions) {
      label.getElement()?.classList.toggle('dealer-map-hidden', !hasRoom(bounds));
    }
  };
  label();
  map.on('zoomend', label);
  return found => {
    for (const { code, shapes, label } of regions) {
      const isFound = found.has(code);
      label.getElement()?.classList.toggle('dealer-map-here', isFound);
      for (const shape of shapes) {
        shape.getElement()?.classList.toggle('dealer-map-found', isFound);
        if (isFound) shape.bringToFront();
      }
    }
  };
};
