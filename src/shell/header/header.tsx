import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Navigation } from '~/src/domain/content/content';
import { MenuIcon } from '~/src/ui/icons';
import { useLocale } from '~/src/features/locale';
import { CountryButton } from '../menus/country-picker';
import { LocalLink } from '~/src/features/links';
import { Logo } from '../logo';
import { MainMenu, MENU_ID } from '../menus/main-menu';
import type { Contact } from '../menus/menu-contact';

export interface HeaderProps {
  navigation: Navigation;
  contact: Contact;
  path: string;
  /** The cart button, and anything else at the end of the bar. */
  actions: ReactNode;
}

export function Header({ navigation, contact, path, actions }: HeaderProps) {
  const { t } = useTranslation('common');
  const { brand } = useLocale();
  return (
    <header className="header">
      <div className="wrap">
        <button
          type="button"
          className="icon-btn -ml-2.5 lg:hidden"
          aria-label={t('header.openMenu')}
          popovertarget={MENU_ID}
        >
          <MenuIcon />
        </button>
        <LocalLink
          to="/"
          className="header-logo"
          aria-label={t('header.home', { brand: brand.name })}
        >
          <Logo />
        </LocalLink>
        <MainMenu
          items={navigation.main}
          utility={navigation.utility}
          contact={contact}
          path={path}
        />
        <div className="header-actions">
          <CountryButton />
          {actions}
        </div>
      </div>
    </header>
  );
}
