export { CareStatusLine } from './care-status-line';
export type { ContactTopic } from './contact/contact-fields';
export type { CustomerCare } from './contact-options';
export { ContactView } from './contact/contact-view';
export { DealerNote } from './dealer-note';
export { keepDraft, readDraft } from './contact/draft';
export { SupportArticleView } from './support-article-view';
export { SupportHubView } from './support-hub-view';
export { useCareStatus } from './use-care-status';
