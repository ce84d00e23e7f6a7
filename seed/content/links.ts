/** A link object of the content system. */
export type SeedLink =
  | { readonly _type: 'link'; readonly linkType: 'internal'; readonly path: string }
  | { readonly _type: 'link'; readonly linkType: 'external'; readonly url: string }
  | { readonly _type: 'link'; readonly linkType: 'phone'; readonly phone: string }
  | { readonly _type: 'link'; readonly linkType: 'mail'; readonly email: string }
  | { readonly _type: 'link'; readonly linkType: 'anchor'; readonly anchor: string };

export interface LabelledLink {
  readonly label: string;
  readonly link: SeedLink;
  readonly note?: string;
}

/**
 * A place on the site by its path in United States English, a place of the same page (`#…`), a
 * telephone (`tel:`), a mailbox (`mailto:`), or an address elsewhere.
 */
export function linkTo(target: string): SeedLink {
  if (target.startsWith('#')) {
    return { _type: 'link', linkType: 'anchor', anchor: target.slice(1) };
  }
  if (target.startsWith('tel:'))
    return { _type: 'link', linkType: 'phone', phone: target.slice(4) };
  if (target.startsWith('mailto:')) {
    return { _type: 'link', linkType: 'mail', email: target.slice(7) };
  }
  return target.startsWith('/')
    ? { _type: 'link', linkType: 'internal', path: target }
    : { _type: 'link', linkType: 'external', url: target };
}

export function labelled(label: string, target: string, note?: string): LabelledLink {
  return { label, link: linkTo(target), ...(note ? { note } : {}) };
}

export const primary = (label: string, target: string) => ({
  ...labelled(label, target),
  style: 'primary' as const,
});

export const secondary = (label: string, target: string) => ({
  ...labelled(label, target),
  style: 'secondary' as const,
});
