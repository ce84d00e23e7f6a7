import { useTranslation } from 'react-i18next';
import { IconButton } from '~/src/ui/icon-button';
import { CloseIcon } from '~/src/ui/icons';
import { setNotice, currentNotice } from './notice-slot';

/** The card that the one about the connection takes the place of. */
let before = currentNotice();

/** Says that there is no connection, until there is one or the shopper has read it. */
function ConnectionCard() {
  const { t } = useTranslation('common');
  return (
    <div className="consent flex items-center gap-2 text-sm">
      <p role="status" className="grow">
        {t('connection')}
      </p>
      <IconButton label={t('close')} onClick={() => setNotice(before)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** Shows the card while the browser is offline, and afterwards the card that was there before. */
export const watchConnection = (): void => {
  const show = (): void => {
    if (currentNotice() === ConnectionCard) return;
    before = currentNotice();
    setNotice(ConnectionCard);
  };
  window.addEventListener('offline', show);
  window.addEventListener('online', () => {
    if (currentNotice() === ConnectionCard) setNotice(before);
  });
  if (!navigator.onLine) show();
};
