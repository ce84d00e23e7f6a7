export { ContactView } from './contact/contact-view';
export { SupportArticleView } from './support-article-view';
export { SupportHubView } from './support-hub-view';
