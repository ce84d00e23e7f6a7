import { pushMessage } from './data-layer';

interface TagManagerConfig {
  /** Container id, for example "GTM-ABC123". */
  readonly id: string;
  /** Scheme and host that serve the tag manager's script. */
  readonly origin: string;
}

const MARK = 'data-tag-manager';

/** Load the tag manager's script, once a page; only call it with the visitor's consent. */
export const loadTagManager = ({ id, origin }: TagManagerConfig): void => {
  if (document.querySelector(`script[${MARK}]`)) return;
  pushMessage({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?id=${encodeURIComponent(id)}`;
  script.setAttribute(MARK, id);
  document.head.append(script);
};
