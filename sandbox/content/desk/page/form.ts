import type { Asset, Entry } from './api';
import type { Shape } from './shape';

/** What the fields of a form need to know, and whom they tell of changes. */
export interface Form {
  readonly entries: readonly Entry[];
  readonly assets: () => Promise<readonly Asset[]>;
  /** What stands at a path now. */
  readonly read: (path: string) => unknown;
  /** Writes a value at a path; undefined takes it out. */
  readonly change: (path: string, value: unknown) => void;
  /** A field holds what cannot be written; null once it is mended. */
  readonly refuse: (path: string, problem: string | null) => void;
}

export interface FieldPlace {
  readonly form: Form;
  /** Where the value stands, with items by their keys. */
  readonly path: string;
  readonly label: string;
}

/** Draws a field of any shape. */
export type RenderField = (place: FieldPlace, shape: Shape, value: unknown) => HTMLElement;
