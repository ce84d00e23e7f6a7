export { FinderView } from './finder-view';
export { OutcomeList } from './outcome-list';
