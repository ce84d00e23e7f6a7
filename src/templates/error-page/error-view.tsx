import { useTranslation } from 'react-i18next';
import { LocalLink, PhoneLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { buttonClass } from '~/src/ui/button';
import type { Shell } from '~/src/page-data/page-data';

export interface ErrorViewProps {
  readonly shell: Shell;
  /** The texts' group in the `errors` namespace. */
  readonly kind: 'notFound' | 'serverError' | 'offline';
}

/** Buttons that are below each other on a phone are as wide as it. */
const FILLS_PHONE = 'grow sm:grow-0';

/** An error page with links to other pages. */
export function ErrorView({ shell, kind }: ErrorViewProps) {
  const { t } = useTranslation('errors');
  const { brand } = useLocale();
  const { settings, navigation } = shell;
  const ways = navigation.main.flatMap(({ label, link }) =>
    link?.kind === 'internal' ? [{ label, path: link.href }] : [],
  );
  return (
    <div className="wrap section split split-right">
      <img
        src={`/brands/${brand.id}/lost.webp`}
        alt=""
        width="640"
        height="480"
        className="mx-auto w-full"
      />
      <div>
        <p className="eyebrow mb-4">{t(`${kind}.code`)}</p>
        <h1 className="text-4xl">{t(`${kind}.title`)}</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{t(`${kind}.body`)}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          {kind !== 'notFound' && (
            <a href="?" className={`${buttonClass('primary')} ${FILLS_PHONE}`}>
              {t(`${kind}.retry`)}
            </a>
          )}
          <LocalLink
            to="/"
            className={`${buttonClass(kind === 'notFound' ? 'primary' : 'secondary')} ${FILLS_PHONE}`}
          >
            {t(`${kind}.home`)}
          </LocalLink>
          {kind === 'notFound' && (
            <LocalLink to="/collections" className={`${buttonClass('secondary')} ${FILLS_PHONE}`}>
              {t('notFound.shop')}
            </LocalLink>
          )}
        </p>
        <ul className="mt-10 flex flex-wrap gap-x-6 border-t border-line pt-4">
          {ways.map(({ label, path }) => (
            <li key={path}>
              <LocalLink to={path} className="link inline-block py-2.5">
                {label}
              </LocalLink>
            </li>
          ))}
          {settings.phone && (
            <li>
              <PhoneLink phone={settings.phone} className="link inline-block py-2.5">
                {t(`${kind}.help`, { phone: settings.phone })}
              </PhoneLink>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
