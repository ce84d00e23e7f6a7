import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Navigation } from '~/src/domain/content/content';
import { localizePath } from '~/src/config/paths';
import { buttonClass } from '~/src/ui/button';
import { CloseIcon, SearchIcon } from '~/src/ui/icons';
import { ContentLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { MenuContact, type Contact } from './menu-contact';
import { MenuSection } from './menu-section';
import { useMenuBehavior } from './use-menu-behavior';

export const MENU_ID = 'main-menu';

export interface MainMenuProps {
  items: Navigation['main'];
  /** Shown below the items where the menu is a sheet (on a phone). */
  utility: Navigation['utility'];
  /** Shown at the end of the sheet. */
  contact: Contact;
  /** The page's path; a change closes the menu. */
  path: string;
}

/**
 * The main navigation and the way to the search. Wide: a row whose items open panels, and a button
 * after it. Narrow: the same markup as a popover sheet with a field above it. `details`, `popover` and
 * forms, so all of it works without JavaScript.
 */
export function MainMenu({ items, utility, contact, path }: MainMenuProps) {
  const { t } = useTranslation('common');
  const { brand, locale } = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const [search, showSearch] = useState<ReactNode>();
  useMenuBehavior(ref, path, showSearch);
  const searchPath = localizePath('/search', locale, brand);
  const searchButton = (
    <button className="icon-btn" aria-label={t('header.search')}>
      <SearchIcon />
    </button>
  );
  return (
    <>
      <div ref={ref} id={MENU_ID} className="menu" popover="auto">
        <div className="menu-head">
          <span className="menu-item">{t('header.menu')}</span>
          <button
            type="button"
            className="icon-btn"
            aria-label={t('header.closeMenu')}
            popovertarget={MENU_ID}
            popovertargetaction="hide"
          >
            <CloseIcon />
          </button>
        </div>
        <form role="search" action={searchPath} className="menu-search lg:hidden">
          <input
            type="search"
            name="q"
            className="input"
            aria-label={t('header.search')}
            placeholder={t('search.placeholder')}
          />
          {searchButton}
        </form>
        <nav aria-label={t('header.mainNavigation')}>
          <ul className="menu-items">
            {items.map(item => (
              <li key={item.label}>
                {item.tiles.length + item.columns.length > 0 ? (
                  <MenuSection item={item} />
                ) : (
                  item.link && (
                    <ContentLink link={item.link} className="menu-item">
                      {item.label}
                    </ContentLink>
                  )
                )}
              </li>
            ))}
          </ul>
          <ul className="menu-extra">
            {utility.map(({ label, link }, index) => (
              <li key={label}>
                <ContentLink link={link} className={index ? 'menu-link' : buttonClass('strong')}>
                  {label}
                </ContentLink>
              </li>
            ))}
          </ul>
        </nav>
        <form role="search" action={searchPath} className="menu-search max-lg:hidden">
          {searchButton}
        </form>
        <MenuContact {...contact} />
      </div>
      {search}
    </>
  );
}
