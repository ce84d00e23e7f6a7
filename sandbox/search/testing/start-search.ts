import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { createSearchService } from '..';
import { startSandbox } from '~/sandbox/core/start';
import { products, settings } from './products';

/** The vendor's own clients, and a sandbox that runs search only. */
export async function startSearch(state = 'memory') {
  const sandbox = await startSandbox({
    ports: 'ephemeral',
    state,
    services: context => [createSearchService(context)],
  });
  const url = sandbox.urls.search ?? '';
  const hosts = [
    { url: new URL(url).host, accept: 'readWrite' as const, protocol: 'http' as const },
  ];
  return {
    stop: sandbox.stop,
    url,
    hosts,
    control: sandbox.urls.control ?? '',
    admin: algoliasearch('SANDBOX001', 'sandbox-search-admin', { hosts }),
    full: algoliasearch('SANDBOX001', 'sandbox-search-public', { hosts }),
    lite: liteClient('SANDBOX001', 'sandbox-search-public', { hosts }),
  };
}

/** The same with the example products in the index `products` and its replicas. */
export async function startWithProducts() {
  const running = await startSearch();
  const { admin } = running;
  await admin.setSettings({ indexName: 'products', indexSettings: settings });
  await admin.setSettings({
    indexName: 'products_price_usd_asc',
    indexSettings: { ranking: ['asc(price_usd)', 'typo', 'words', 'exact'] },
  });
  await admin.setSettings({
    indexName: 'products_title_desc',
    indexSettings: { customRanking: ['desc(title)'] },
  });
  await admin.saveObjects({
    indexName: 'products',
    objects: products.map(each => ({ ...each })),
    waitForTasks: true,
  });
  return running;
}
