import type { AnyObjectSchema } from 'yup';

/** The result of a submission. */
export type SubmitResult =
  | { readonly kind: 'done' }
  /** Refused with a sentence for each field named. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly message: string };

/** The behavior of a form, loaded when a visitor first uses it. */
export interface FormHandler {
  readonly schema: AnyObjectSchema;
  /** Never rejects. */
  readonly send: (values: Readonly<Record<string, unknown>>) => Promise<SubmitResult>;
}
