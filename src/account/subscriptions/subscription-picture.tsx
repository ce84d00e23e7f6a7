import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { SatelliteIcon } from '~/src/ui/topic-icons';
import { TruckIcon } from '~/src/ui/icons';

const SIZE = { width: 192, height: 192 } as const;

interface SubscriptionPictureProps {
  readonly image: ImageAsset | undefined;
  readonly isDigital: boolean;
}

/** The picture of what is subscribed to; a sign of its kind where there is none. */
export function SubscriptionPicture({ image, isDigital }: SubscriptionPictureProps) {
  const Icon = isDigital ? SatelliteIcon : TruckIcon;
  return (
    <div className="frame frame-tile sub-picture">
      {image ? (
        <img src={imageUrl(image, SIZE)} alt="" width={96} height={96} loading="lazy" />
      ) : (
        <Icon size={28} />
      )}
    </div>
  );
}
