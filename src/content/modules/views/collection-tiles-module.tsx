import { imageUrl } from '~/src/domain/content/media/image-url';
import { isStudioPicture } from '~/src/domain/content/media/studio-picture';
import type { CollectionTilesModule } from '~/src/domain/content/modules';
import { ArrowRightIcon } from '~/src/ui/icons';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { ContentLink } from '~/src/features/links';
import { ModuleHeading } from '../module-heading';

type Tile = CollectionTilesModule['tiles'][number];

/** The near-white of the studio can be tinted. */
const isCutOutTile = ({ image }: Tile): boolean => image !== null && isStudioPicture(image);

/** The widths of the tiles in the layout of `.categories`, as an image's `sizes`. */
const sizesOf = (tiles: readonly Tile[], index: number): string => {
  const isAlone = index === 0 && tiles.length % 2 === 1;
  const isHalfRow = tiles.length === 2 || (tiles.length === 5 && index < 2);
  const fillsPhone = isAlone || !tiles.some(isCutOutTile);
  return `(min-width: 64rem) ${isHalfRow ? '42rem' : '28rem'}, ${fillsPhone ? '94vw' : '46vw'}`;
};

function TileBody({ tile, sizes }: { readonly tile: Tile; readonly sizes: string }) {
  const { title, text, image, link } = tile;
  const isCutOut = isCutOutTile(tile);
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
          sizes={sizes}
          isEarly
          aspect={isCutOut ? undefined : 4 / 3}
          widths={[240, 352, 480, 768, 1080]}
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
          {module.tiles.map((tile, index) => {
            const body = <TileBody tile={tile} sizes={sizesOf(module.tiles, index)} />;
            return (
              <li key={tile.title}>
                {tile.link ? (
                  <ContentLink link={tile.link} className="block h-full">
                    {body}
                  </ContentLink>
                ) : (
                  body
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
