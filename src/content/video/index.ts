export { Chapters } from './chapters';
export { play, playFrom } from './play';
export { Player } from './player';
export { PlaylistView } from './playlist-view';
export { Transcript } from './transcript';
export { VideosView } from './videos-view';
export type { PositionStore } from './position-store';
