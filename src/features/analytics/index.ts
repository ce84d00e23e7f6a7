export { useTagManager } from './use-tag-manager';
