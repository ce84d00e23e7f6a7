import type { Link } from './links';

export interface ModuleOf<Type extends string> {
  /** The content system's `_type`. */
  readonly type: Type;
  readonly key: string;
  /** Anchor of the module in the page, for links to it (`#…`). */
  readonly anchor?: string;
}

/** A "see more" link; without a target only its label is shown. */
export interface ModuleLink {
  readonly label: string;
  readonly link: Link | null;
}
