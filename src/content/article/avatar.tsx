import { imageUrl } from '~/src/domain/content/media/image-url';
import type { PersonLink } from '~/src/domain/content/article';
import { Image } from '~/src/ui/image';

const initialsOf = (name: string): string => {
  // Titles before a name and letters after it are not initials.
  const words = (name.replace(/^Dr\.? /, '').split(',')[0] ?? '').split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map(word => word?.charAt(0) ?? '')
    .join('');
};

export interface AvatarProps {
  readonly person: Pick<PersonLink, 'name' | 'portrait'>;
  readonly size?: 'small' | 'large';
}

/** A person's portrait, or their initials. The name is next to it. */
export function Avatar({ person: { name, portrait }, size = 'small' }: AvatarProps) {
  return (
    <span className={size === 'large' ? 'monogram monogram-large' : 'monogram'} aria-hidden="true">
      {portrait ? (
        <Image
          asset={portrait}
          urlFor={imageUrl}
          sizes="7rem"
          widths={[112, 224]}
          aspect={1}
          alt=""
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
