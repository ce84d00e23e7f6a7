import type { VideoObject } from 'schema-dts';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { pictureAddress } from './images';
import { publisherOf, type SiteOrganization } from './organization';

/** A video that a page plays. */
export interface DescribedVideo {
  readonly title: string;
  readonly description: string | null;
  /** Its poster: without one it is not listed. */
  readonly poster: ImageAsset;
  /** ISO 8601, a day or a moment. */
  readonly uploadedAt: string;
  /** Whole seconds; null where it is not known. */
  readonly seconds: number | null;
  /** Full address of the file. */
  readonly contentUrl: string;
  /** Full address of the page that plays it. */
  readonly url: string;
  /** The transcript, if there is one. */
  readonly transcript: string | null;
}

/** A length in ISO 8601: 75 seconds are `PT1M15S`. */
export const isoDuration = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`];
  return `PT${parts.filter(Boolean).join('') || '0S'}`;
};

/** A video, for the page that plays it. */
export const videoObject = (video: DescribedVideo, site: SiteOrganization): VideoObject => ({
  '@type': 'VideoObject',
  name: video.title,
  description: video.description ?? video.title,
  thumbnailUrl: pictureAddress(video.poster),
  uploadDate: video.uploadedAt,
  ...(video.seconds !== null && { duration: isoDuration(video.seconds) }),
  contentUrl: video.contentUrl,
  url: video.url,
  ...(video.transcript && { transcript: video.transcript }),
  publisher: publisherOf(site),
});
