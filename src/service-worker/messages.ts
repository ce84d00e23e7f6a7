import { requestKind } from './request-kinds';
import { buildScope, buildInfo } from './build-info';
import { STRATEGIES } from './strategies';

declare const self: ServiceWorkerGlobalScope;

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;

const addressesIn = (value: unknown): readonly URL[] =>
  Array.isArray(value)
    ? value.flatMap((each: unknown) =>
        typeof each === 'string' && URL.canParse(each) ? [new URL(each)] : [],
      )
    : [];

const cacheUrl = async (url: URL, mode: string, event: ExtendableEvent): Promise<void> => {
  const kind = requestKind({ url, destination: '', mode }, buildScope);
  if (kind === null || kind === 'private-page') return;
  const request = new Request(url);
  const isKept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (isKept) return;
  await STRATEGIES[kind].handle({ event, request });
};

/** Fetches the files of a page that loaded before this worker. Failures are ignored. */
const cachePage = async (data: unknown, event: ExtendableEvent): Promise<void> => {
  const pages = addressesIn([field(data, 'page')]);
  const files = addressesIn(field(data, 'files'));
  await Promise.allSettled([
    ...pages.map(url => cacheUrl(url, 'navigate', event)),
    ...files.map(url => cacheUrl(url, 'cors', event)),
  ]);
};

const takeOverIfAlone = async (): Promise<void> => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
};

/** Answers messages of tabs, which src/runtime/service-worker defines too. */
export const answerMessages = (): void => {
  self.addEventListener('message', event => {
    const type = field(event.data, 'type');
    if (type === 'GET_BUILD') event.ports[0]?.postMessage(buildInfo.build);
    if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
    if (type === 'TAKE_OVER_IF_ALONE') event.waitUntil(takeOverIfAlone());
    if (type === 'KEEP') event.waitUntil(cachePage(event.data, event));
  });
};
