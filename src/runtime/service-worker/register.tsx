import { messageSW, Workbox } from 'workbox-window';
import { onRouteShown } from '../route-events/route-listeners';
import { isConstrained } from '~/src/ui/timing/connection';
import { loadDocument, currentAddress } from '../route-events/load-document';
import { GET_BUILD, keepMessage, TAKE_OVER_IF_ALONE } from './messages';
import { setNotice } from './notice-slot';
import { UpdateCard } from './update-card';

const HOUR_MS = 3_600_000;
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

type Place = Pick<Location, 'protocol' | 'hostname'>;

/** Spec storefront §2.5: over HTTPS, or on this machine. */
export const isAllowedAt = ({ protocol, hostname }: Place): boolean =>
  protocol === 'https:' || LOCAL_NAMES.includes(hostname);

/**
 * Shows the shop of the new build, in this tab only: others go on until they are left or reloaded.
 */
const reloadWith = (workbox: Workbox, registration: ServiceWorkerRegistration): void => {
  if (!registration.waiting) {
    loadDocument(currentAddress());
    return;
  }
  workbox.addEventListener('controlling', () => loadDocument(currentAddress()));
  workbox.messageSkipWaiting();
};

const showReloadNotice = (onReload: () => void): void => {
  const onLater = (): void => setNotice(null);
  setNotice(() => <UpdateCard onReload={onReload} onLater={onLater} />);
};

/** Pages shown by client-side navigation have to be sent to the worker by name. */
const keepPages = (): void =>
  onRouteShown(() => {
    if (isConstrained()) return;
    navigator.serviceWorker.controller?.postMessage(keepMessage(window.location.href, []));
  });

/** What this page fetched before there was a worker to see it. */
const fetchedFiles = (): readonly string[] => [
  ...new Set(performance.getEntriesByType('resource').map(({ name }) => name)),
];

const lookForUpdates = (workbox: Workbox): void => {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < HOUR_MS) return;
    lookedAt = Date.now();
    void workbox.update().catch(() => undefined);
  });
};

const registerWorker = async (): Promise<void> => {
  const workbox = new Workbox('/sw.js');

  // A worker of this page's own build needs no consent, unless other tabs are open.
  const meet = async (worker: ServiceWorker, isNew: boolean): Promise<void> => {
    const build: unknown = await messageSW(worker, GET_BUILD);
    if (build === window.___webpackCompilationHash) {
      worker.postMessage(TAKE_OVER_IF_ALONE);
      return;
    }
    window.___swUpdated = true;
    if (window.___failedResources && isNew) loadDocument(currentAddress());
    else showReloadNotice(() => registration && reloadWith(workbox, registration));
  };

  workbox.addEventListener('installed', ({ sw }) => {
    if (sw && navigator.serviceWorker.controller) void meet(sw, true);
  });
  workbox.addEventListener('waiting', ({ sw, wasWaitingBeforeRegister }) => {
    if (sw && wasWaitingBeforeRegister) void meet(sw, false);
  });
  workbox.addEventListener('redundant', ({ isUpdate }) => {
    if (isUpdate) console.warn('The service worker that was being installed became redundant.');
  });
  workbox.addEventListener('activated', ({ sw, isUpdate }) => {
    if (isUpdate || isConstrained()) return;
    sw?.postMessage(keepMessage(window.location.href, fetchedFiles()));
  });
  const registration = await workbox.register();
  keepPages();
  lookForUpdates(workbox);
};

/** Registers the shop's service worker, and offers its updates. */
export const register = async (place: Place = window.location): Promise<void> => {
  if (!isAllowedAt(place)) {
    console.error('Service workers can only be used over HTTPS, or on localhost for development');
    return;
  }
  if (!('serviceWorker' in navigator)) return;
  await registerWorker().catch((error: unknown) =>
    console.warn('The service worker could not be registered.', error),
  );
};
