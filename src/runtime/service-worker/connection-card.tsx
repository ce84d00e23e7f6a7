import { useTranslation } from 'react-i18next';
import { setNotice, currentNotice } from './notice-slot';

/** Says that there is no connection, for as long as that lasts. */
function ConnectionCard() {
  const { t } = useTranslation('common');
  return (
    <p role="status" className="consent text-sm">
      {t('connection')}
    </p>
  );
}

/** Shows the card while the browser is offline, and afterwards the card that was there before. */
export const watchConnection = (): void => {
  let before = currentNotice();
  const follow = (): void => {
    const isShown = currentNotice() === ConnectionCard;
    if (navigator.onLine === !isShown) return;
    if (!isShown) before = currentNotice();
    setNotice(isShown ? before : ConnectionCard);
  };
  window.addEventListener('offline', follow);
  window.addEventListener('online', follow);
  follow();
};
