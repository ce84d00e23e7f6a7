export { CollectionView } from './collection-view';
export { CollectionsView } from './collections-view';
