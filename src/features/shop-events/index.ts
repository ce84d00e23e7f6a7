export { runLater } from './run-later';
export {
  isSilenced,
  onShopEvent,
  silence,
  track,
  whenMeasurable,
  type CartChange,
  type ShopEvent,
} from './shop-events';
export { useTrackView } from './use-track-view';
