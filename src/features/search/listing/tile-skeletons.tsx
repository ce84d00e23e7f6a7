import { Grid } from '~/src/ui/layout';
import { Skeleton } from '~/src/ui/skeleton';

const TILES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholders for products that are loading. */
export function TileSkeletons() {
  return (
    <div aria-hidden="true" className="script-only">
      <Grid>
        {TILES.map(tile => (
          <div key={tile} className="tile-skeleton">
            <Skeleton className="frame-tile" />
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </div>
        ))}
      </Grid>
    </div>
  );
}
