import { navigate } from 'gatsby';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import { localizePath } from '~/src/config/paths';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { useLocale } from '../locale';

/** Finds the dealers near a postal code; works without JavaScript too. */
export function DealerSearchForm() {
  const { t } = useTranslation('home');
  const { brand, locale } = useLocale();
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const page = localizePath('/dealers', locale, brand);

  const search = (event: FormEvent): void => {
    event.preventDefault();
    const postalCode = parsePostalCode(input.current?.value ?? '');
    setWrong(postalCode === null);
    if (postalCode === null) input.current?.focus();
    else void navigate(`${page}?${new URLSearchParams({ postalCode }).toString()}`);
  };

  return (
    <form action={page} role="search" noValidate onSubmit={search} className="field-row">
      <Field
        ref={input}
        name="postalCode"
        label={t('dealerSearch.label')}
        autoComplete="postal-code"
        required
        error={isWrong ? t('dealerSearch.invalid') : null}
        onChange={() => {
          if (isWrong) setWrong(parsePostalCode(input.current?.value ?? '') === null);
        }}
      />
      <Button type="submit" variant="strong">
        {t('dealerSearch.submit')}
      </Button>
    </form>
  );
}
