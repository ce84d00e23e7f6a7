import type { AnyObjectSchema } from 'yup';

/** What became of a form that was sent. */
export type SubmitResult =
  | { readonly kind: 'done' }
  /** Refused with a sentence for each field named. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly message: string };

/** The behaviour of a form; loaded once a visitor turns to it. */
export interface FormHandler {
  readonly schema: AnyObjectSchema;
  /** Never rejects. */
  readonly send: (values: Readonly<Record<string, unknown>>) => Promise<SubmitResult>;
}
