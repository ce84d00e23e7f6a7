import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { SEARCH_PAGE } from '~/src/config/unlisted-paths';
import { SearchIcon } from '~/src/ui/icons';
import { useLocale } from '~/src/features/locale';

interface ComboboxFormProps {
  readonly input: RefObject<HTMLInputElement>;
  /** The element with the options. */
  readonly listId: string;
  readonly isExpanded: boolean;
  readonly activeId: string | null;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The search field, as a combobox, with its submit button. */
export function ComboboxForm(props: ComboboxFormProps) {
  const { t } = useTranslation('common');
  const { brand, locale } = useLocale();
  return (
    <form
      role="search"
      action={localizePath(SEARCH_PAGE.path, locale, brand)}
      className="search-form"
      onSubmit={props.onSubmit}
    >
      <input
        ref={props.input}
        type="search"
        name={SEARCH_PAGE.parameter}
        className="input"
        role="combobox"
        aria-label={t('search.field')}
        aria-expanded={props.isExpanded}
        aria-controls={props.listId}
        aria-autocomplete="list"
        aria-activedescendant={props.activeId ?? undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        value={props.text}
        onChange={({ currentTarget: { value } }) => props.onText(value)}
        onKeyDown={props.onKeyDown}
      />
      <button className="icon-btn" aria-label={t('header.search')}>
        <SearchIcon />
      </button>
    </form>
  );
}
