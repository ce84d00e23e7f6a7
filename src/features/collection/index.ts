export { CategoriesTile } from './categories-tile';
export { CollectionHeader, type CollectionHeaderProps } from './collection-header';
export { CollectionView } from './collection-view';
export { CollectionsView } from './collections-view';
export { inMenuOrder } from './menu-order';
