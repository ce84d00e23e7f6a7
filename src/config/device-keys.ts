// Local storage keys of data that belongs to the device, not to one store.

/** The searches of this device, the newest first. */
export const RECENT_SEARCHES = 'recent_searches';
/** The last position in each public video. */
export const VIDEO_POSITIONS = 'video_places';
/** 'off' if captions were turned off. */
export const VIDEO_CAPTIONS = 'video_captions';
export const VIDEO_SPEED = 'video_speed';
/** 'off' if autoplay of the next video was turned off. */
export const VIDEO_NEXT = 'video_next';
