import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import { toQuery } from '~/src/domain/search/search-address';
import { buttonClass } from '~/src/ui/button';
import { Dialog } from '~/src/ui/dialog';
import { SearchIcon } from '~/src/ui/icons';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import {
  forgetAllSearches,
  forgetSearch,
  recentSearches,
  rememberSearch,
} from '../recent-searches';
import { OptionList } from './option-list';
import { popularGroups, recentGroups, resultsPath, suggestedGroups } from './suggested-options';
import { SuggestionNote } from './suggestion-note';
import { useActiveOption } from './use-active-option';
import { usePopularProducts } from './use-popular-products';
import { useSuggester } from './use-suggester';
import '~/src/ui/styles/sheets/search-dialog.css';

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
  const [recent, setRecent] = useState(recentSearches);
  const { suggestions, status, ask, retry } = useSuggester();
  const query = toQuery(text);
  const found = query !== '' && suggestions ? suggestedGroups(suggestions) : [];
  const isNothingFound = status === 'ready' && found.length === 0;
  const popular = usePopularProducts(query === '' || isNothingFound);
  const groups = [
    ...(query === '' ? recentGroups(recent) : found),
    ...(query === '' || isNothingFound ? popularGroups(popular) : []),
  ];
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const { activeId, reset, move } = useActiveOption(ids);
  const active = groups.flatMap(({ options }) => options).find(({ id }) => id === activeId);
  const isRecent = active?.card === null;

  useEffect(() => ask(query), [ask, query]);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(typedBefore.length, typedBefore.length);
  }, [typedBefore]);
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

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
    if (isForgotten) {
      forgetSearch(active.title);
      setRecent(recentSearches());
    }
    if (isForgotten || move(event)) event.preventDefault();
  };
  const forgetAll = (): void => {
    forgetAllSearches();
    setRecent([]);
    input.current?.focus();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('header.search')}
      closeLabel={t('close')}
      className="search-dialog"
    >
      <form
        role="search"
        action={localizePath(SEARCH_PAGE.path, locale, brand)}
        className="search-form"
        onSubmit={submit}
      >
        <input
          ref={input}
          type="search"
          name={SEARCH_PAGE.parameter}
          className="input"
          role="combobox"
          aria-label={t('search.field')}
          aria-expanded={ids.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId ?? undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget: { value } }) => {
            reset();
            setText(value);
          }}
          onKeyDown={onKeyDown}
        />
        <button className="icon-btn" aria-label={t('header.search')}>
          <SearchIcon />
        </button>
      </form>
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
        {query === '' && recent.length > 0 && (
          <p className="search-foot">
            <button type="button" className="link" onClick={forgetAll}>
              {t('search.clearRecent')}
            </button>
            {isRecent && <span className="text-ink-soft">{t('search.removeHint')}</span>}
          </p>
        )}
        {query === '' && ids.length > 0 && (
          <p className="search-foot">
            <LocalLink to="/collections" className={buttonClass('secondary', 'sm')} onClick={hide}>
              {t('search.browse')}
            </LocalLink>
          </p>
        )}
        {query !== '' && (
          <SuggestionNote
            status={status}
            count={found.flatMap(({ options }) => options).length}
            onRetry={() => {
              input.current?.focus();
              retry();
            }}
          />
        )}
        {status === 'ready' && found.length > 0 && (
          <p className="search-foot">
            <LocalLink
              to={resultsPath(query)}
              className="link"
              onClick={() => {
                rememberSearch(query);
                hide();
              }}
            >
              {t('search.all', { query })}
            </LocalLink>
          </p>
        )}
      </div>
    </Dialog>
  );
}
