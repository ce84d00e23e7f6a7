import { Fragment, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/src/ui/button';
import { ChoiceGroup, RadioCard } from '~/src/ui/forms/choice';
import { InfoIcon } from '~/src/ui/icons';

interface ActionFormProps {
  readonly children: ReactNode;
  /** The label of the submit button. */
  readonly yes: string;
  /** The label of the button that changes nothing. */
  readonly no?: string;
  readonly isBusy?: boolean;
  /** Whether the choice is what the customer has already: there is nothing to submit. */
  readonly isUnchanged?: boolean;
  /** Whether it ends something: then the button that changes nothing is the stronger one. */
  readonly isEnding?: boolean;
  /** @returns whether the input is valid; if not, the first invalid field takes the focus */
  readonly onSubmit: () => boolean;
  readonly onLeave: () => void;
}

/** The form of an action, with its two buttons. */
export function ActionForm(props: ActionFormProps) {
  const { children, yes, no, isBusy = false, isUnchanged = false, isEnding = false } = props;
  const { onSubmit, onLeave } = props;
  const { t } = useTranslation('account-subscriptions');
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      noValidate
      className="sub-form"
      onSubmit={event => {
        event.preventDefault();
        if (isBusy || isUnchanged || onSubmit()) return;
        const fields = form.current?.querySelectorAll<HTMLInputElement>(
          'input:not([type="search"]), select, textarea',
        );
        // An invalid date is in the field below the choices.
        const [first, ...others] = fields ?? [];
        (others.find(({ type }) => type === 'date') ?? first)?.focus();
      }}
    >
      {children}
      <div className="account-form-end">
        <Button
          type="submit"
          busy={isBusy}
          aria-disabled={isUnchanged || undefined}
          className={isEnding ? 'btn-danger' : ''}
        >
          {yes}
        </Button>
        <Button variant={isEnding ? 'strong' : 'secondary'} onClick={onLeave}>
          {no ?? t('dialog.keep')}
        </Button>
      </div>
    </form>
  );
}

export interface Option<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** In smaller type below the label. */
  readonly detail?: ReactNode;
  /** Before the label. */
  readonly picture?: ReactNode;
  /** Content below the choice. */
  readonly more?: ReactNode;
}

interface OptionListProps<T extends string> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly selected: T | null;
  readonly onSelect: (value: T) => void;
  readonly problem?: string | null;
}

/** A list of radio buttons with its error. */
export function OptionList<T extends string>(props: OptionListProps<T>) {
  const { legend, options, selected, onSelect, problem = null } = props;
  const id = useId();
  return (
    <div className="field">
      <ChoiceGroup legend={legend} className="sub-options">
        {problem !== null && (
          <span id={`${id}-error`} role="alert" className="field-error">
            <InfoIcon size={20} />
            {problem}
          </span>
        )}
        {options.map(({ value, label, detail, picture, more }) => (
          <Fragment key={value}>
            <RadioCard
              name={id}
              value={value}
              checked={selected === value}
              onSelect={() => onSelect(value)}
              problemId={problem === null ? null : id}
            >
              <span className={picture ? 'sub-option' : undefined}>
                {picture}
                <span>
                  {label}
                  {detail && <span className="sub-option-detail">{detail}</span>}
                </span>
              </span>
            </RadioCard>
            {more}
          </Fragment>
        ))}
      </ChoiceGroup>
    </div>
  );
}
