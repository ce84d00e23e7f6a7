export { PlaylistView } from './playlist-view';
export { VideosView } from './videos-view';
