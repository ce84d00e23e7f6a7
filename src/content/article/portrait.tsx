import { imageUrl } from '~/src/domain/content/media/image-url';
import type { PersonLink } from '~/src/domain/content/article';
import { Image } from '~/src/ui/image';
import { Avatar } from './avatar';

export interface PortraitProps {
  readonly person: Pick<PersonLink, 'name' | 'portrait'>;
  /** In the first screen: the browser fetches it at once. */
  readonly isEarly?: boolean;
}

/** A person's portrait, four by five, or a large tag with their initials. The name is next to it. */
export function Portrait({ person, isEarly = false }: PortraitProps) {
  if (!person.portrait) return <Avatar person={person} size="large" />;
  return (
    <div className="frame portrait">
      <Image
        asset={person.portrait}
        urlFor={imageUrl}
        // On its own page the face is large and shows compression: ask for a sharper file.
        sizes={isEarly ? '(min-width: 64rem) 36rem, 45vw' : '(min-width: 48rem) 20rem, 45vw'}
        widths={[240, 480, 680]}
        aspect={4 / 5}
        isEarly={isEarly}
        alt=""
      />
    </div>
  );
}
