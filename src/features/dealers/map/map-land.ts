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
import { isProvince, regionName } from '~/src/domain/geo/regions';
import { boxAround, isInside, overlaps, type Box, type Point } from './place-labels';

/** A region this small on the screen has no room for its two letters. */
const SMALLEST = { width: 34, height: 26 };

/** Half the width of two letters. */
const LETTERS = 11;
/** Half the height of a full name, and half the width of one of its letters. */
const NAME = { height: 12, letter: 6 };
/** On the map of a whole country, letters are hidden below this zoom: they would only clutter the dots. */
const LETTERS_FROM = 5;

type Corner = [number, number];

/** The center of an area. */
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

/** The box of a name around its center. */
const boxOfName = ({ x, y }: Point, name: string): Box => {
  const half = name.length * NAME.letter;
  return { left: x - half, right: x + half, top: y - NAME.height, bottom: y + NAME.height };
};

export interface MapLand {
  /** Highlights the states with results. */
  readonly mark: (found: ReadonlySet<string>) => void;
  /** Shows the labels that fit and overlap nothing. @returns the areas that are covered then */
  readonly arrange: (frame: Box, taken: readonly Box[]) => readonly Box[];
}

/**
 * Draws states and provinces, labeled with their two letters, or with their name if they have results.
 * Before a search the other country is hidden.
 */
export const drawLand = (map: LeafletMap, country: 'US' | 'CA'): MapLand => {
  const land = layerGroup().addTo(map);
  let isWhole = true;
  const regions = OUTLINES.map(({ code, rings }) => {
    const areas = rings.map(ring => cornersOf(ring).map(([lng, lat]): Corner => [lat, lng]));
    const isAbroad = isProvince(code) !== (country === 'CA');
    const className = isAbroad ? 'dealer-map-land dealer-map-abroad' : 'dealer-map-land';
    const shapes = areas.map(corners =>
      polygon(corners, { className, interactive: false }).addTo(land),
    );
    const [largest = []] = [...areas].sort((a, b) => b.length - a.length);
    const icon = divIcon({ className: 'dealer-map-region', html: labelOf(code) });
    const label = marker(middleOf(largest), { icon, interactive: false, keyboard: false });
    return { code, isAbroad, shapes, label: label.addTo(land), bounds: latLngBounds(largest) };
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
      isWhole = found.size === 0;
      for (const { code, shapes, label } of regions) {
        const isFound = found.has(code);
        const element = label.getElement();
        element?.classList.toggle('dealer-map-here', isFound);
        element?.replaceChildren(labelOf(isFound ? regionName(code) : code));
        for (const shape of shapes) {
          shape.getElement()?.classList.toggle('dealer-map-found', isFound);
          if (isFound) shape.bringToFront();
        }
      }
    },
    arrange: (frame, taken) => {
      const shown: Box[] = [];
      const isQuiet = isWhole && map.getZoom() < LETTERS_FROM;
      for (const { isAbroad, label, bounds } of regions) {
        const at = map.latLngToContainerPoint(label.getLatLng());
        const element = label.getElement();
        const name = element?.textContent ?? '';
        const box = name.length > 2 ? boxOfName(at, name) : boxAround(at, LETTERS);
        const isShown =
          !isQuiet &&
          !(isWhole && isAbroad) &&
          hasRoom(bounds) &&
          isInside(box, frame) &&
          !taken.some(other => overlaps(box, other));
        element?.classList.toggle('dealer-map-hidden', !isShown);
        if (isShown) shown.push(box);
      }
      return [...taken, ...shown];
    },
  };
};
