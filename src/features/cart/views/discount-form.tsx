import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Field } from '../../../ui/field';
import type { CartView } from '../types';
import { useCartActions } from '../use-cart';

/** Discount codes: one to type in, and those the cart holds. */
export function DiscountForm({ codes }: { readonly codes: CartView['discountCodes'] }) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const [error, setError] = useState<string | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form).get('code');
    const code = typeof entered === 'string' ? entered.trim() : '';
    setError(code === '' ? t('discount.empty') : null);
    if (code === '') return;
    actions.applyDiscountCode(code);
    form.reset();
  };

  return (
    <Disclosure summary={t('discount.add')} open={codes.length > 0}>
      <form onSubmit={submit} noValidate className="flex items-end gap-2">
        <div className="grow">
          <Field label={t('discount.label')} name="code" autoComplete="off" error={error} />
        </div>
        <Button type="submit" variant="secondary">
          {t('discount.apply')}
        </Button>
      </form>
      <div role="status">
        {codes.length > 0 && (
          <ul className="mt-2 grid gap-1 text-sm">
            {codes.map(({ code, isApplicable }) => (
              <li key={code} className="flex items-center justify-between gap-3">
                <span>
                  {isApplicable === false
                    ? t('discount.notApplicable', { code })
                    : isApplicable === true
                      ? t('discount.applied', { code })
                      : t('discount.checking', { code })}
                </span>
                <button
                  type="button"
                  className="link min-h-11"
                  aria-label={t('discount.removeLabel', { code })}
                  onClick={() => actions.removeDiscountCode(code)}
                >
                  {t('discount.remove')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  );
}
