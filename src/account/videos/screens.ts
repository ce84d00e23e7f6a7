export { PlaylistScreen } from './playlist-screen';
export { VideoScreen } from './video-screen';
export { VideosScreen } from './videos-screen';
