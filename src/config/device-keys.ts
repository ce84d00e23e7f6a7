// Keys in local storage of what a device remembers, whichever store its user buys from.

/** The searches of this device, the newest first. */
export const RECENT_SEARCHES = 'recent_searches';
/** That somebody signed up for the newsletter here, not who. */
export const NEWSLETTER = 'newsletter';
/** Where each public video was left. */
export const VIDEO_PLACES = 'video_places';
/** Off, where somebody switched the captions off. */
export const VIDEO_CAPTIONS = 'video_captions';
export const VIDEO_SPEED = 'video_speed';
/** Off, where the next video is not to start by itself. */
export const VIDEO_NEXT = 'video_next';
