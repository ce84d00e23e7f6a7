import { imageUrl } from '../../domain/image-url';
import type { CollectionTilesModule } from '../../domain/modules';
import { ArrowRightIcon } from '../../ui/icons';
import { Image } from '../../ui/image';
import { Section } from '../../ui/layout';
import { ContentLink } from '../navigation';
import { ModuleHeading } from './module-heading';

type Tile = CollectionTilesModule['tiles'][number];

function TileBody({ title, text, image, link }: Tile) {
  // A square picture is a product on the studio's near-white ground, which can take a colour.
  const isCutOut = image !== null && image.width === image.height;
  const label = (
    <span className="category-label">
      <b>
        {title}
        {link && <ArrowRightIcon size={18} />}
      </b>
      {text && <small>{text}</small>}
    </span>
  );
  return (
    <span className={`category frame zoom ${isCutOut ? 'has-cutout' : ''}`}>
      {isCutOut && label}
      {image && (
        <Image
          asset={image}
          urlFor={imageUrl}
          sizes="(min-width: 64rem) 42rem, 94vw"
          aspect={isCutOut ? undefined : 4 / 3}
          widths={[480, 768, 1080]}
          alt=""
          className={isCutOut ? 'cutout' : undefined}
        />
      )}
      {!isCutOut && label}
    </span>
  );
}

export function CollectionTiles({ module }: { module: CollectionTilesModule }) {
  return (
    <Section labelledBy={module.heading ? module.key : undefined}>
      <div className="wrap">
        <ModuleHeading id={module.key} heading={module.heading} />
        <ul className="categories mt-6 md:mt-10">
          {module.tiles.map(tile => (
            <li key={tile.title}>
              {tile.link ? (
                <ContentLink link={tile.link} className="block h-full">
                  <TileBody {...tile} />
                </ContentLink>
              ) : (
                <TileBody {...tile} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
