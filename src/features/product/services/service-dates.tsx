import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dealerSearchOrigin } from '~/src/config/settings/browser-dealer-settings';
import type { NearbyDealer } from '~/src/domain/contact/dealer';
import { useChooseDealer, useDealerSearch, useVisitDate } from '~/src/features/dealers';
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

interface DateChoiceProps {
  readonly postalCode: string | null;
  readonly dealers: readonly FreeDealer[];
  readonly onChange: () => void;
}

/** Dealers with the first free day of each; the chosen one becomes the dealer of the order. */
function DateChoice({ postalCode, dealers, onChange }: DateChoiceProps) {
  const { t } = useTranslation('product');
  const { choice, choose } = useChooseDealer();
  const dateOf = useVisitDate();
  const [chosen, setChosen] = useState<FreeDealer | null>(null);
  const name = useId();
  const title = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);

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
              onSelect={() => {
                setChosen(each);
                void choose(each.id);
              }}
            >
              <b className="block font-semibold">{dateOf(each.nextVisit)}</b>
              {each.name}
            </RadioCard>
          ))}
        </ChoiceGroup>
      )}
      <p role="status" className="text-ink-soft">
        {chosen && choice === 'chosen'
          ? t('service.chosen', { name: chosen.name, day: dateOf(chosen.nextVisit) })
          : t('service.after')}
      </p>
      <p role="alert" className="field-error empty:hidden">
        {choice === 'failed' && t('service.notKept')}
      </p>
    </>
  );
}

/** Asks for the postal code, then shows who is free near it. */
function DateSearch() {
  const { t } = useTranslation('product');
  const { state, dispatch, run } = useDealerSearch(null);
  const { isActive, isLoading, postalCode, results, failure } = state;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state.failure === 'invalid') field.current?.focus();
  }, [state]);

  if (isActive && !isLoading && failure === null) {
    return (
      <DateChoice
        postalCode={postalCode}
        dealers={soonest(results)}
        onChange={() => {
          flushSync(() => dispatch({ type: 'cleared' }));
          field.current?.focus();
        }}
      />
    );
  }
  return (
    <>
      <div className="field-row">
        <Field
          ref={field}
          label={t('home:dealerSearch.label')}
          autoComplete="postal-code"
          value={typed}
          error={failure === 'invalid' ? t('home:dealerSearch.invalid') : null}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            // Not the form of the buy box, which would add the service to the cart.
            event.preventDefault();
            run(typed);
          }}
        />
        <Button variant="secondary" busy={isLoading} onClick={() => run(typed)}>
          {t('service.show')}
        </Button>
      </div>
      <p role="status" className="text-ink-soft">
        {t(failure === 'failed' ? 'service.failed' : 'service.after')}
      </p>
    </>
  );
}

/** How long a service takes; with a dealer search, also the next days on which a dealer is free. */
export function ServiceDates() {
  const { t } = useTranslation('product');
  if (dealerSearchOrigin === '') {
    return (
      <p className="text-sm text-ink-soft">
        {t('service.length')} {t('service.time')}
      </p>
    );
  }
  return (
    <div className="lead-box text-sm">
      <div>
        <h2 className="text-xl">{t('service.title')}</h2>
        <p className="mt-1 text-ink-soft">{t('service.length')}</p>
      </div>
      <DateSearch />
    </div>
  );
}
