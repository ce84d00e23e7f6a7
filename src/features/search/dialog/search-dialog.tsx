import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import { Dialog } from '~/src/ui/dialog';
import { useLocale } from '~/src/features/locale';
import { rememberSearch } from '../recent-searches';
import { ComboboxForm } from './combobox-form';
import { OptionList } from './option-list';
import { ResultsFoot, StartFoot } from './search-foot';
import { resultsPath } from './suggestions/suggested-options';
import { useActiveOption } from './use-active-option';
import { useRecentSearches } from './use-recent-searches';
import { useSuggestions } from './suggestions/use-suggestions';
import '~/src/styles/sheets/search-dialog.css';

export interface SearchDialogProps {
  /** The text typed before it opened. */
  readonly text: string;
  readonly onClose: () => void;
}

/** The search of the header: a field with suggestions, over the page. */
export function SearchDialog({ text: typedBefore, onClose }: SearchDialogProps) {
  const { t } = useTranslation('common');
  const { brand, locale } = useLocale();
  const [isOpen, setOpen] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState(typedBefore);
  const { recent, forget, forgetAll } = useRecentSearches();
  const suggestions = useSuggestions(text, recent);
  const { query, groups, isNothingFound } = suggestions;
  const options = groups.flatMap(group => group.options);
  const { activeId, reset, move } = useActiveOption(options.map(({ id }) => id));
  const active = options.find(({ id }) => id === activeId);
  const isRecent = active?.card === null;

  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(typedBefore.length, typedBefore.length);
  }, [typedBefore]);

  const hide = (): void => setOpen(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (activeId !== null) return document.getElementById(activeId)?.click();
    rememberSearch(query);
    hide();
    void navigate(
      localizePath(query === '' ? SEARCH_PAGE.path : resultsPath(query), locale, brand),
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isForgotten = event.key === 'Delete' && query === '' && isRecent && active;
    if (isForgotten) forget(active.title);
    if (isForgotten || move(event)) event.preventDefault();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('header.search')}
      closeLabel={t('close')}
      className="search-dialog"
    >
      <ComboboxForm
        input={input}
        listId={listId}
        activeId={activeId}
        text={text}
        onKeyDown={onKeyDown}
        isExpanded={options.length > 0}
        onText={next => {
          reset();
          setText(next);
        }}
        onSubmit={submit}
      />
      <div className="search-body">
        {isNothingFound && <p className="search-none">{t('search.noResults')}</p>}
        <OptionList
          id={listId}
          groups={groups}
          activeId={activeId}
          onChoose={(_, kind) => {
            if (kind !== 'recent' && kind !== 'popular') rememberSearch(query);
            hide();
          }}
        />
        {query === '' ? (
          <StartFoot
            hasRecent={recent.length > 0}
            isRecentActive={isRecent}
            hasOptions={options.length > 0}
            onForgetAll={() => {
              forgetAll();
              input.current?.focus();
            }}
            onLeave={hide}
          />
        ) : (
          <ResultsFoot
            suggestions={suggestions}
            onRetry={() => {
              input.current?.focus();
              suggestions.retry();
            }}
            onLeave={hide}
          />
        )}
      </div>
    </Dialog>
  );
}
