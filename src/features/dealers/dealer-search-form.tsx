import { navigate } from 'gatsby';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import { localizePath } from '~/src/config/paths';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import { useLocale } from '../locale';

interface DealerSearchFormProps {
  /** The initial value of the field. */
  readonly typed?: string;
  /** Shows that the field does not contain a postal code. */
  readonly isInvalid?: boolean;
  /** Called instead of going to the dealers page. */
  readonly onSearch?: (postalCode: string) => void;
}

/** Searches for dealers near a postal code; works without JavaScript. */
export function DealerSearchForm({ typed, isInvalid = false, onSearch }: DealerSearchFormProps) {
  const { t } = useTranslation('home');
  const { brand, locale } = useLocale();
  const [isWrong, setWrong] = useState<boolean | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isRefused = isWrong ?? isInvalid;
  const page = localizePath('/dealers', locale, brand);

  // After Back, the field shows the previous search.
  useEffect(() => {
    if (input.current && typed !== undefined) input.current.value = typed;
  }, [typed]);

  const search = (event: FormEvent): void => {
    event.preventDefault();
    const postalCode = parsePostalCode(input.current?.value ?? '');
    setWrong(postalCode === null);
    if (postalCode === null) input.current?.focus();
    else if (onSearch) onSearch(postalCode);
    else void navigate(`${page}?${new URLSearchParams({ postalCode }).toString()}`);
  };

  return (
    <form action={page} role="search" noValidate onSubmit={search} className="field-row">
      <Field
        ref={input}
        name="postalCode"
        label={t('dealerSearch.label')}
        autoComplete="postal-code"
        defaultValue={typed}
        required
        error={isRefused ? t('dealerSearch.invalid') : null}
        onChange={() => {
          if (isRefused) setWrong(parsePostalCode(input.current?.value ?? '') === null);
        }}
      />
      <Button type="submit" variant="strong">
        {t('dealerSearch.submit')}
      </Button>
    </form>
  );
}
