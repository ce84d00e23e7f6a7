import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import { attributionFields } from '~/src/domain/contact/campaign';
import type { FormField, FormModule } from '~/src/domain/content/form-modules';
import { stripLocale } from '~/src/config/paths';
import { Button } from '~/src/ui/button';
import { useDealer } from '~/src/features/dealers';
import { FormSuccess, FormFailure, useLazyForm } from '~/src/features/lazy-form';
import { LocalLink, PhoneLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { useVisitAttribution } from '~/src/features/link-codes';
import { DEALER_FIELD } from './dealer-field';
import { LeadField } from './lead-field';
import type { LeadPlace } from './lead-handler';

/** The last name stands beside the first. */
const rowsOf = (fields: readonly FormField[]): readonly (readonly FormField[])[] => {
  const rows: FormField[][] = [];
  for (const field of fields) {
    const row = field.autoComplete === 'family-name' ? rows.at(-1) : undefined;
    if (row?.at(-1)?.autoComplete === 'given-name') row.push(field);
    else rows.push([field]);
  }
  return rows;
};

/** A form that editors composed; it submits to our own gateway. */
export function LeadForm({ module }: { readonly module: FormModule }) {
  const { t } = useTranslation('forms');
  const { brand, locale } = useLocale();
  const { dealer } = useDealer();
  const [place, setPlace] = useState<LeadPlace | null>(null);
  const attribution = attributionFields(useVisitAttribution());
  const { status, errors, failure, props } = useLazyForm(async () => {
    const { leadHandler } = await import('./lead-handler');
    const page = stripLocale(window.location.pathname, brand);
    return leadHandler(
      module,
      { locale: locale.id, page },
      (key, values) => t(key, { ...values }),
      brand.hasDealers ? setPlace : null,
    );
  }, t('unloaded'));
  if (status === 'done') {
    const named = dealer ?? place?.dealer;
    return (
      <FormSuccess heading={module.successHeading}>
        {module.successBody && <p>{module.successBody}</p>}
        {named && (
          <p>
            {t('localDealer', { name: named.name })}{' '}
            {named.phone && (
              <PhoneLink phone={named.phone} className="link">
                {named.phone}
              </PhoneLink>
            )}
          </p>
        )}
        {place && (
          <p>
            <LocalLink
              to={`${DEALERS_PATH}?${new URLSearchParams({ postalCode: place.postalCode }).toString()}`}
              className="link"
            >
              {t('nearbyDealers', { postalCode: place.postalCode })}
            </LocalLink>
          </p>
        )}
      </FormSuccess>
    );
  }
  return (
    <form {...props} aria-labelledby={module.key} className="grid gap-4">
      {Object.entries(attribution).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {dealer && (
        <p className="notice">
          <input type="hidden" name={DEALER_FIELD} value={dealer.id} />
          {t('dealer', { name: dealer.name })}
        </p>
      )}
      {rowsOf(module.fields).map(row => (
        <div key={row[0]?.name} className="field-row">
          {row.map(field => (
            <LeadField key={field.name} field={field} error={errors[field.name]} />
          ))}
        </div>
      ))}
      <FormFailure>{failure}</FormFailure>
      <p>
        <Button type="submit" variant="primary" busy={status === 'sending'}>
          {status === 'sending' ? t('sending') : module.submitLabel}
        </Button>
      </p>
      <noscript>
        <p className="text-sm text-ink-soft">{t('noScript')}</p>
      </noscript>
    </form>
  );
}
