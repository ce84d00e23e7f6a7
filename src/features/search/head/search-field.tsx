import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import { toQuery } from '~/src/domain/search/search-address';
import { SearchIcon } from '~/src/ui/icons';
import { useLocale } from '~/src/features/locale';
import { rememberSearch } from '../recent-searches';

interface SearchFieldProps {
  readonly query: string;
  /** Called with every change, trimmed. */
  readonly onQuery: (query: string) => void;
  readonly onFocus: () => void;
}

/** The field of the search page: results update with every keystroke. Without JavaScript it is a plain form. */
export function SearchField({ query, onQuery, onFocus }: SearchFieldProps) {
  const { t } = useTranslation('search');
  const { brand, locale } = useLocale();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  // The URL may also change through Back or a link.
  useEffect(() => setText(before => (toQuery(before) === query ? before : query)), [query]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rememberSearch(toQuery(text));
    onQuery(toQuery(text));
    // A phone's keyboard would hide the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  return (
    <form
      role="search"
      action={localizePath(SEARCH_PAGE.path, locale, brand)}
      className="search-field"
      onSubmit={submit}
    >
      <input
        ref={input}
        type="search"
        name={SEARCH_PAGE.parameter}
        className="input"
        aria-label={t('common:search.field')}
        placeholder={t('common:search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onFocus={onFocus}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          onQuery(toQuery(value));
        }}
      />
      <button className="icon-btn" aria-label={t('common:header.search')}>
        <SearchIcon />
      </button>
    </form>
  );
}
