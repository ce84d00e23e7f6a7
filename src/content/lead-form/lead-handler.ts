import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import type { FormModule } from '~/src/domain/content/form-modules';
import { sendLead } from '~/src/gateways/forms/forms-gateway';
import { formSettings } from '~/src/config/settings/browser-form-settings';
import { findNearbyDealers } from '~/src/features/dealers';
import type { FormHandler, SubmitResult } from '~/src/features/lazy-form';
import type { FormMessages } from './form-messages';
import { DEALER_FIELD } from './dealer-field';
import { leadSchema } from './lead-schema';

interface LeadSource {
  readonly locale: string;
  /** Site path of the page. */
  readonly page: string;
}

type Values = Readonly<Record<string, unknown>>;

type Answer = readonly [name: string, answer: string | boolean];

const answersOf = ({ fields }: FormModule, values: Values): Record<string, string | boolean> =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }): readonly Answer[] => {
      const value = values[name];
      if (kind === 'check') return [[name, value === true]];
      if (typeof value !== 'string' || value === '') return [];
      return [[name, kind === 'postalCode' ? (parsePostalCode(value) ?? value) : value]];
    }),
  );

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** The hidden fields: all values that are neither answers of the form nor the dealer. */
const attributionOf = ({ fields }: FormModule, values: Values): Record<string, string> => {
  const asked = new Set([DEALER_FIELD, ...fields.map(({ name }) => name)]);
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !asked.has(name))
      .filter(isText),
  );
};

/** How long a lead waits for the dealer of its postal code, in ms. */
const DEALER_WAIT_MS = 3000;

/** Where a lead is from. */
export interface LeadPlace {
  readonly postalCode: string;
  /** Who gets a lead that named no dealer; null if nobody serves the place or the lookup fails. */
  readonly dealer: NearbyDealer | null;
}

const postalCodeOf = ({ fields }: FormModule, values: Values): string | null => {
  const name = fields.find(({ kind }) => kind === 'postalCode')?.name;
  const given = name === undefined ? null : values[name];
  return typeof given === 'string' ? parsePostalCode(given) : null;
};

const dealerOf = async (postalCode: string): Promise<NearbyDealer | null> => {
  const { dealers } = await findNearbyDealers(postalCode, AbortSignal.timeout(DEALER_WAIT_MS));
  return dealers.find(({ servesPostalCode }) => servesPostalCode) ?? null;
};

/**
 * The handler of a lead form. Retries have the same id, so the lead is stored once. A lead without a
 * dealer goes to the dealer of its postal code.
 * @param onPlace called with the place of a lead that was sent; null for a brand without dealers
 */
export const leadHandler = (
  module: FormModule,
  place: LeadSource,
  t: FormMessages,
  onPlace: ((place: LeadPlace) => void) | null,
): FormHandler => {
  const requestId = crypto.randomUUID();
  const labels = new Map(module.fields.map(({ name, label }) => [name, label]));
  return {
    schema: leadSchema(module.fields, t),
    send: async (values): Promise<SubmitResult> => {
      const chosen: unknown = values[DEALER_FIELD];
      const postalCode = onPlace ? postalCodeOf(module, values) : null;
      const isOpen = postalCode !== null && typeof chosen !== 'string';
      const dealer = isOpen ? await dealerOf(postalCode) : null;
      const dealerId = typeof chosen === 'string' ? chosen : (dealer?.id ?? null);
      const reply = await sendLead(
        { origin: formSettings.gatewayOrigin },
        {
          requestId,
          form: module.form,
          ...place,
          answers: answersOf(module, values),
          attribution: attributionOf(module, values),
          dealerId,
        },
      );
      if (reply.ok) {
        if (postalCode !== null) onPlace?.({ postalCode, dealer });
        return { kind: 'done' };
      }
      const errors = reply.error.userErrors.flatMap(
        ({ field: [name = ''] }): readonly (readonly [string, string])[] => {
          const label = labels.get(name);
          return label === undefined ? [] : [[name, t('invalid', { label })]];
        },
      );
      return errors.length > 0
        ? { kind: 'refused', errors: Object.fromEntries(errors) }
        : { kind: 'failed', message: t('failed') };
    },
  };
};
