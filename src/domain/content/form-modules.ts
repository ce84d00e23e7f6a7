import type { ImageAsset } from './media/image';
import type { ModuleOf } from './module';

export const FORM_FIELD_KINDS = [
  'text',
  'email',
  'phone',
  'postalCode',
  'longText',
  'select',
  'check',
] as const;

export type FormFieldKind = (typeof FORM_FIELD_KINDS)[number];

/** A field of a form that editors composed. */
export interface FormField {
  /** The name of the answer in the request, for example `firstName`. */
  readonly name: string;
  readonly label: string;
  readonly kind: FormFieldKind;
  readonly isRequired: boolean;
  /** Characters; null for no limit. */
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** What a select offers. */
  readonly options: readonly string[];
  /** A hint under the field. */
  readonly note: string | null;
  /** The autocomplete token, for example `given-name`. */
  readonly autoComplete: string | null;
}

/** A form that sends a lead, such as the one that books a free consultation. */
export interface FormModule extends ModuleOf<'formModule'> {
  /** Identifies the form to those who receive its answers, for example `free-consultation`. */
  readonly form: string;
  readonly heading: string;
  readonly body: string | null;
  readonly image: ImageAsset | null;
  readonly fields: readonly FormField[];
  readonly submitLabel: string;
  readonly successHeading: string;
  readonly successBody: string | null;
}

export interface NewsletterModule extends ModuleOf<'newsletterModule'> {
  readonly heading: string;
  readonly body: string | null;
  readonly image: ImageAsset | null;
  /** The discount code that a sign-up earns; null for none. */
  readonly code: string | null;
}

/** Leads to the dealers near a postal code. */
export interface DealerSearchModule extends ModuleOf<'dealerSearchModule'> {
  readonly heading: string;
  readonly body: string | null;
  readonly image: ImageAsset | null;
}
