export { ContentLink, type ContentLinkProps } from './content-link';
export { LocalLink, type LocalLinkProps } from './local-link';
export { PhoneLink } from './phone-link';
