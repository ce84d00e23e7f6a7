export { runLater } from './run-later';
export { onShopEvent, track, type CartChange, type ShopEvent } from './shop-events';
export { useTrackView } from './use-track-view';
