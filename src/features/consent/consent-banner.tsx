import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { useFocusReturn } from '~/src/ui/use-focus-return';
import type { Consent, ConsentChoices } from './consent';
import { LocalLink } from '../links';

export interface ConsentBannerProps {
  consent: Pick<Consent, 'choices' | 'isOptOut' | 'hasPrivacySignal'>;
  onDecide: (choices: ConsentChoices) => void;
  /** Opens with the single choices in view (from the footer). */
  detailed?: boolean;
}

const KINDS = ['analytics', 'marketing'] as const;

/**
 * Asks for consent before third-party scripts load, or offers to object where the law is opt-out.
 * It overlays the page and blocks nothing.
 */
export function ConsentBanner({ consent, onDecide, detailed = false }: ConsentBannerProps) {
  const { choices, isOptOut, hasPrivacySignal } = consent;
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(detailed);
  const [wanted, setWanted] = useState(choices);
  const ref = useFocusReturn<HTMLElement>();
  useEffect(() => {
    // The element that opened the choices is gone, or is in the footer.
    if (open)
      ref.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
  }, [open, ref]);
  const isHeldBack = (kind: keyof ConsentChoices): boolean =>
    kind === 'marketing' && hasPrivacySignal;
  return (
    <section ref={ref} aria-labelledby="consent-title" className="consent">
      <h2 id="consent-title" className="text-lg">
        {t('consent.title')}
      </h2>
      <p className="text-sm text-ink-soft">{t(isOptOut ? 'consent.bodyOptOut' : 'consent.body')}</p>
      {open && (
        <div className="text-sm">
          <p>
            <b className="font-semibold">{t('consent.necessary')}</b> {t('consent.necessaryText')}
          </p>
          {KINDS.map(kind => (
            <label key={kind} className="check">
              <input
                type="checkbox"
                checked={wanted[kind]}
                disabled={isHeldBack(kind)}
                onChange={event => setWanted({ ...wanted, [kind]: event.target.checked })}
              />
              <span>
                <b className="block font-semibold">{t(`consent.${kind}`)}</b>
                {t(isHeldBack(kind) ? 'consent.signalled' : `consent.${kind}Text`)}
              </span>
            </label>
          ))}
        </div>
      )}
      <div className="consent-actions">
        <Button size="sm" onClick={() => onDecide({ analytics: true, marketing: true })}>
          {t('consent.accept')}
        </Button>
        <Button size="sm" onClick={() => onDecide({ analytics: false, marketing: false })}>
          {t('consent.reject')}
        </Button>
        {open ? (
          <Button size="sm" variant="secondary" onClick={() => onDecide(wanted)}>
            {t('consent.save')}
          </Button>
        ) : (
          <button type="button" className="link min-h-11 text-sm" onClick={() => setOpen(true)}>
            {t('consent.settings')}
          </button>
        )}
        <LocalLink to="/privacy" className="link inline-flex min-h-11 items-center text-sm">
          {t('consent.policy')}
        </LocalLink>
      </div>
    </section>
  );
}
