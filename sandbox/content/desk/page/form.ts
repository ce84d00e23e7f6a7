import type { Asset, Entry } from './api';
import type { Shape } from './shape';

/** The context of a form's fields, and its change listener. */
export interface Form {
  readonly entries: readonly Entry[];
  readonly assets: () => Promise<readonly Asset[]>;
  /** The current value at a path. */
  readonly read: (path: string) => unknown;
  /** Writes a value at a path; undefined removes it. */
  readonly change: (path: string, value: unknown) => void;
  /** A field contains an invalid value; null once it is fixed. */
  readonly refuse: (path: string, problem: string | null) => void;
}

export interface FieldPlace {
  readonly form: Form;
  /** The path of the value, with items by their keys. */
  readonly path: string;
  readonly label: string;
}

/** Renders a field of any shape. */
export type RenderField = (place: FieldPlace, shape: Shape, value: unknown) => HTMLElement;
