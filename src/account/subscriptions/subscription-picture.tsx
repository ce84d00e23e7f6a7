import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { SatelliteIcon } from '~/src/ui/topic-icons';
import { TruckIcon } from '~/src/ui/icons';

const SIDES = { small: 96, large: 192 } as const;

interface SubscriptionPictureProps {
  readonly image: ImageAsset | undefined;
  readonly isDigital: boolean;
  /** Whether it may be shown at twice the size. */
  readonly isLarge?: boolean;
}

/** The picture of a subscription's product; an icon if there is none. */
export function SubscriptionPicture(props: SubscriptionPictureProps) {
  const { image, isDigital, isLarge = false } = props;
  const side = SIDES[isLarge ? 'large' : 'small'];
  const pixels = 2 * side;
  const Icon = isDigital ? SatelliteIcon : TruckIcon;
  return (
    <div className="frame frame-tile sub-picture">
      {image ? (
        <img
          src={imageUrl(image, { width: pixels, height: pixels })}
          alt=""
          width={side}
          height={side}
          loading="lazy"
        />
      ) : (
        <Icon size={28} />
      )}
    </div>
  );
}
