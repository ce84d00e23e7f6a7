import type { Link } from './links';

export interface ModuleOf<Type extends string> {
  /** The content system's `_type`. */
  readonly type: Type;
  readonly key: string;
  /** Anchor of the module in the page, for links to it (`#…`). */
  readonly anchor?: string;
}

/** Words that lead on; a link that is off or leads nowhere leaves the words. */
export interface ModuleLink {
  readonly label: string;
  readonly link: Link | null;
}
