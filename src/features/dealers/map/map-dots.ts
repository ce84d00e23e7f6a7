import {
  canvas,
  circleMarker,
  divIcon,
  layerGroup,
  marker,
  type CircleMarker,
  type Map as LeafletMap,
} from 'leaflet';
import type { ListedDealer } from '../views/listed-dealer';
import { boxAround, chooseSides, DOT_SIDES, type Box } from './place-labels';

const RADIUS = 4;
const OPACITY = 0.6;
/** Dots are smaller below this zoom, where a whole country is shown in a small space. */
const SMALL = { radius: 2.25, below: 3.4 };
/** Town names are hidden below this zoom. */
const TOWNS_FROM = 5.5;
const TOWN = { height: 18, letter: 6.9 };

const townOf = (city: string): HTMLElement => {
  const town = document.createElement('span');
  town.textContent = city;
  return town;
};

export interface MapDots {
  readonly show: (dealers: readonly ListedDealer[]) => void;
  /** Limits the dots and the town names to these regions, if there are any. */
  readonly limit: (regionNames: ReadonlySet<string>) => void;
  /** Labels dots with their town where the label overlaps nothing. */
  readonly arrange: (frame: Box, taken: readonly Box[]) => void;
}

/** Every dealer as a dot. */
export const createDots = (map: LeafletMap, color: string): MapDots => {
  const dots = layerGroup().addTo(map);
  const towns = layerGroup().addTo(map);
  const renderer = canvas({ padding: 0.5 });
  let shown: readonly ListedDealer[] = [];
  let circles: readonly CircleMarker[] = [];
  let named: ReadonlySet<string> = new Set();
  return {
    show: dealers => {
      shown = dealers;
      dots.clearLayers();
      circles = dealers.map(({ name, latitude, longitude }) =>
        circleMarker([latitude, longitude], {
          renderer,
          radius: RADIUS,
          stroke: false,
          fillColor: color,
          fillOpacity: OPACITY,
        })
          .bindTooltip(name, { direction: 'top', offset: [0, -RADIUS] })
          .addTo(dots),
      );
    },
    limit: regionNames => {
      named = regionNames;
    },
    arrange: (frame, taken) => {
      towns.clearLayers();
      const isSmall = map.getZoom() < SMALL.below;
      circles.forEach((dot, index) => {
        dot.setRadius(isSmall ? SMALL.radius : RADIUS);
        // Once something is found, a dot without a name elsewhere would only raise questions.
        const isNear = named.size === 0 || named.has(shown[index]?.regionName ?? '');
        dot.setStyle({ fillOpacity: isNear ? OPACITY : 0 });
      });
      if (map.getZoom() < TOWNS_FROM) return;
      const covered = (x: number, y: number): boolean =>
        taken.some(
          ({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom,
        );
      const bounds = map.getBounds();
      const near = shown
        .filter(
          ({ latitude, longitude, regionName }) =>
            (named.size === 0 || named.has(regionName)) && bounds.contains([latitude, longitude]),
        )
        .map(dealer => ({
          dealer,
          at: map.latLngToContainerPoint([dealer.latitude, dealer.longitude]),
        }))
        .filter(({ at }) => !covered(at.x, at.y));
      const labels = near.map(({ dealer, at }) => ({
        at,
        radius: RADIUS,
        height: TOWN.height,
        width: dealer.address.city.length * TOWN.letter,
      }));
      const { sides } = chooseSides(
        labels,
        { taken: [...taken, ...near.map(({ at }) => boxAround(at, RADIUS))], frame },
        DOT_SIDES,
      );
      const isNamed = new Set(near.filter((_, index) => sides[index]).map(({ dealer }) => dealer));
      circles.forEach((dot, index) => {
        const dealer = shown[index];
        if (named.size > 0 && dealer && !isNamed.has(dealer)) dot.setStyle({ fillOpacity: 0 });
      });
      near.forEach(({ dealer: { address, latitude, longitude } }, index) => {
        const side = sides[index];
        if (!side) return;
        const icon = divIcon({
          className: `dealer-map-town dealer-map-${side}`,
          html: townOf(address.city),
          iconSize: [0, 0],
        });
        marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(towns);
      });
    },
  };
};
