import type { FormEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { Disclosure } from '~/src/ui/disclosure';
import { Field } from '~/src/ui/forms/field';
import { shortened } from '~/src/ui/text/shortened';
import { REFERRAL_ATTRIBUTE } from '~/src/config/constants';
import { isMemberCode } from '~/src/domain/contact/member-code';
import type { CartView } from '~/src/features/cart/types';
import { useCartActions } from '~/src/features/cart/state/use-cart';

type Codes = CartView['discountCodes'];

/** Of a code in a message. */
const MOST_CHARACTERS = 30;

const isSame = (one: string, other: string | null): boolean =>
  one.toLowerCase() === other?.toLowerCase();

interface CodeListProps {
  readonly codes: Codes;
  readonly onRemove: (code: string) => void;
}

function CodeList({ codes, onRemove }: CodeListProps) {
  const { t } = useTranslation('cart');
  const text = ({ code: whole, isApplicable }: Codes[number]): string => {
    const code = shortened(whole, MOST_CHARACTERS);
    if (isApplicable === null) return t('discount.checking', { code });
    return isApplicable ? t('discount.applied', { code }) : t('discount.notApplicable', { code });
  };
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {codes.map(each => (
        <li key={each.code} className="flex items-center justify-between gap-3">
          <span className={each.isApplicable === false ? 'field-error' : undefined}>
            {text(each)}
          </span>
          <button
            type="button"
            className="link min-h-11"
            aria-label={t('discount.removeLabel', { code: each.code })}
            onClick={() => onRemove(each.code)}
          >
            {t('discount.remove')}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ReferrerProps {
  readonly code: string;
  readonly onRemove: () => void;
}

/** The member of the referral program who is rewarded for the order. */
function Referrer({ code, onRemove }: ReferrerProps) {
  const { t } = useTranslation('cart');
  return (
    <p className="mt-2 flex items-center justify-between gap-3 text-sm">
      <span>{t('discount.referral', { code })}</span>
      <button
        type="button"
        className="link min-h-11"
        aria-label={t('discount.removeLabel', { code })}
        onClick={onRemove}
      >
        {t('discount.remove')}
      </button>
    </p>
  );
}

interface DiscountFormProps {
  readonly codes: Codes;
  readonly attributes?: CartView['attributes'];
}

/**
 * Discount codes: one to type in, and those the cart holds. One that is rejected stays in the field; a code of a
 * member of the referral program becomes the cart's attribute, as that of a link does.
 */
export function DiscountForm({ codes, attributes = [] }: DiscountFormProps) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [isEmpty, setEmpty] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [tried, setTried] = useState<string | null>(null);
  const verdict = codes.find(({ code }) => isSame(code, tried))?.isApplicable;
  const refused = verdict === false ? tried : null;

  useEffect(() => {
    if (verdict !== true) return;
    setTried(null);
    if (input.current) input.current.value = '';
  }, [verdict]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setUsed(true);
    const code = input.current?.value.trim() ?? '';
    setEmpty(code === '');
    if (code === '') return;
    if (isMemberCode(code)) {
      setTried(null);
      if (input.current) input.current.value = '';
      actions.setAttributes([{ key: REFERRAL_ATTRIBUTE, value: code.toUpperCase() }]);
      return undefined;
    }
    setTried(code);
    if (refused === null) return actions.applyDiscountCode(code);
    const others = codes.map(each => each.code).filter(each => !isSame(each, refused));
    actions.setDiscountCodes([...others, code]);
  };

  const remove = (task: () => void): void => {
    setUsed(true);
    task();
    // The clicked element is about to be removed.
    input.current?.focus();
  };
  const referrer = attributes.find(({ key }) => key === REFERRAL_ATTRIBUTE)?.value ?? '';
  const hasReferrer = isMemberCode(referrer);

  const refusal =
    refused === null
      ? null
      : t('discount.notApplicable', { code: shortened(refused, MOST_CHARACTERS) });
  const problem = isEmpty ? t('discount.empty') : refusal;
  const listed = codes.filter(({ code }) => !isSame(code, refused));
  return (
    // Once used, it stays open when the last code is removed or rejected, because it has focus.
    <Disclosure summary={t('discount.add')} open={isUsed || hasReferrer || codes.length > 0}>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-20">
          <Field
            ref={input}
            label={t('discount.label')}
            name="code"
            autoComplete="off"
            aria-invalid={problem === null ? undefined : true}
            aria-describedby={problem === null ? undefined : problemId}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('discount.apply')}
        </Button>
        {/* Below both, so that the button stays in line with its field. */}
        <p id={problemId} role="status" className="field-error basis-full empty:hidden">
          {problem}
        </p>
      </form>
      <div role="status">
        {listed.length > 0 && (
          <CodeList
            codes={listed}
            onRemove={code => remove(() => actions.removeDiscountCode(code))}
          />
        )}
        {hasReferrer && (
          <Referrer
            code={referrer}
            onRemove={() =>
              remove(() => actions.setAttributes([{ key: REFERRAL_ATTRIBUTE, value: '' }]))
            }
          />
        )}
      </div>
    </Disclosure>
  );
}
