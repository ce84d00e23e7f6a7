import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dealerSearchOrigin } from '~/src/config/settings/browser-dealer-settings';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { parsePostalCode } from '~/src/domain/contact/postal-code';
import { findNearbyDealers, useDealer } from '~/src/features/dealers';
import { useLocale } from '~/src/features/locale';
import { Button } from '~/src/ui/button';
import { ChoiceGroup, RadioCard } from '~/src/ui/forms/choice';
import { Field } from '~/src/ui/forms/field';

const MOST_DATES = 3;

type FreeDealer = NearbyDealer & { readonly nextVisit: string };

const isFree = (dealer: NearbyDealer): dealer is FreeDealer => dealer.nextVisit !== null;

/** The first free days of the nearest dealers, soonest first. */
const soonest = (dealers: readonly NearbyDealer[]): readonly FreeDealer[] =>
  dealers
    .filter(isFree)
    .slice(0, MOST_DATES)
    .sort((one, other) => one.nextVisit.localeCompare(other.nextVisit));

interface Found {
  readonly postalCode: string;
  readonly dealers: readonly FreeDealer[];
}

type Search = 'open' | 'searching' | 'invalid' | 'failed' | Found;

interface DateChoiceProps extends Found {
  readonly onChange: () => void;
}

/** A dealer's first free day each. Choosing one makes them the dealer of the order. */
function DateChoice({ postalCode, dealers, onChange }: DateChoiceProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { dealer, followDealer } = useDealer();
  const [chosen, setChosen] = useState<FreeDealer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const name = useId();
  const title = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);

  const day = (date: string): string =>
    new Intl.DateTimeFormat(locale.dateFormat, {
      ...({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const),
    }).format(new Date(date));

  const choose = async (one: FreeDealer): Promise<void> => {
    setChosen(one);
    setFailed(false);
    const found = await followDealer(`?dealerId=${encodeURIComponent(one.id)}`);
    setFailed(found?.id !== one.id);
  };
  const isKept = chosen !== null && dealer?.id === chosen.id;

  return (
    <>
      <p ref={title} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-3">
        {t(dealers.length > 0 ? 'service.near' : 'service.none', { postalCode })}
        <button type="button" className="link min-h-11" onClick={onChange}>
          {t('service.change')}
        </button>
      </p>
      {dealers.length > 0 && (
        <ChoiceGroup legend={t('service.choose')} className="grid gap-2">
          {dealers.map(each => (
            <RadioCard
              key={each.id}
              name={name}
              value={each.id}
              checked={chosen?.id === each.id}
              onSelect={() => void choose(each)}
            >
              <b className="block font-semibold">{day(each.nextVisit)}</b>
              {each.name}
            </RadioCard>
          ))}
        </ChoiceGroup>
      )}
      <p role="status" className="text-ink-soft">
        {isKept ? t('service.chosen', { name: chosen.name }) : t('service.after')}
      </p>
      <p role="alert" className="field-error empty:hidden">
        {hasFailed && t('service.notKept')}
      </p>
    </>
  );
}

/** How long a service takes, and the next days on which a dealer near the shopper is free. */
export function ServiceDates() {
  const { t } = useTranslation('product');
  const [search, setSearch] = useState<Search>('open');
  const field = useRef<HTMLInputElement>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const find = async (): Promise<void> => {
    const postalCode = parsePostalCode(field.current?.value ?? '');
    if (postalCode === null) {
      setSearch('invalid');
      field.current?.focus();
      return;
    }
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setSearch('searching');
    const { dealers, failure } = await findNearbyDealers(postalCode, controller.signal);
    if (!controller.signal.aborted) {
      setSearch(failure ?? { postalCode, dealers: soonest(dealers) });
    }
  };

  return (
    <div className="lead-box text-sm">
      <div>
        <h2 className="text-xl">{t('service.title')}</h2>
        <p className="mt-1 text-ink-soft">{t('service.length')}</p>
      </div>
      {typeof search === 'object' && <DateChoice {...search} onChange={() => setSearch('open')} />}
      {dealerSearchOrigin !== '' && typeof search === 'string' && (
        <>
          <div className="field-row">
            <Field
              ref={field}
              label={t('service.postalCode')}
              autoComplete="postal-code"
              error={search === 'invalid' ? t('service.invalid') : null}
              onKeyDown={event => {
                if (event.key !== 'Enter') return;
                // Not the form of the buy box, which would add the service to the cart.
                event.preventDefault();
                void find();
              }}
            />
            <Button variant="secondary" busy={search === 'searching'} onClick={() => void find()}>
              {t('service.show')}
            </Button>
          </div>
          <p role="status" className="text-ink-soft">
            {t(search === 'failed' ? 'service.failed' : 'service.after')}
          </p>
        </>
      )}
    </div>
  );
}
