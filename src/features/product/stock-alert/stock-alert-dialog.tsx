import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Variant } from '~/src/domain/commerce/product';
import { Button } from '~/src/ui/button';
import { Dialog } from '~/src/ui/dialog';
import { Field } from '~/src/ui/forms/field';
import { Captcha, useCaptcha } from '~/src/features/captcha';
import { FormSuccess, FormFailure, useLazyForm, type LazyForm } from '~/src/features/lazy-form';
import { useLocale } from '~/src/features/locale';

type AlertFormProps = Pick<StockAlertDialogProps, 'variant' | 'email'>;

function AlertForm({ variant, email }: AlertFormProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const captcha = useCaptcha(() => form.revalidate('captcha'));
  const form: LazyForm = useLazyForm(async () => {
    const { stockAlertHandler } = await import('./stock-alert-handler');
    return stockAlertHandler({
      t: key => t(key),
      variantId: variant.id,
      locale: locale.id,
      captchaToken: captcha.token,
      onSpent: captcha.renew,
    });
  }, t('stockAlert.failed'));

  const { status, errors, failure } = form;
  // A form of its own, although in React it is a child of the buy box form.
  const props = {
    ...form.props,
    onSubmit: (event: FormEvent) => {
      event.stopPropagation();
      form.props.onSubmit(event);
    },
  };

  if (status === 'done') {
    return (
      <FormSuccess heading={t('stockAlert.done')}>
        <p className="text-sm">{t('stockAlert.doneBody')}</p>
      </FormSuccess>
    );
  }
  return (
    <form {...props} aria-label={t('stockAlert.open')} className="grid gap-4">
      <Field
        type="email"
        name="email"
        label={t('stockAlert.email')}
        autoComplete="email"
        defaultValue={email}
        required
        error={errors.email}
      />
      <Captcha
        {...captcha.props}
        name="captcha"
        words={{
          label: t('stockAlert.captchaLabel'),
          loading: t('stockAlert.captchaLoading'),
          failed: t('stockAlert.captchaFailed'),
        }}
        error={errors.captcha}
      />
      <FormFailure>{failure}</FormFailure>
      <p>
        <Button type="submit" variant="primary" busy={status === 'sending'}>
          {t('stockAlert.submit')}
        </Button>
      </p>
    </form>
  );
}

interface StockAlertDialogProps {
  readonly variant: Variant;
  /** What the shopper has typed on the page. */
  readonly email: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The form for a message when a variant can be bought. */
export function StockAlertDialog({ variant, email, isOpen, onClose }: StockAlertDialogProps) {
  const { t } = useTranslation(['product', 'common']);
  return createPortal(
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('stockAlert.open')}
      closeLabel={t('common:close')}
    >
      <AlertForm variant={variant} email={email} />
    </Dialog>,
    document.body,
  );
}
