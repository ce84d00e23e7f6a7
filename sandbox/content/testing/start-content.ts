import { createClient } from '@sanity/client';
import type { ClientConfig, SanityClient } from '@sanity/client';
import { startSandbox } from '~/sandbox/core/start';
import type { DataApiOptions } from '../data-api';
import type { ContentDocument } from '../dataset';
import { createContentService } from '..';

export interface ContentSandbox {
  readonly url: string;
  readonly control: string;
  /** The vendor's client, pointed at the sandbox the way the site points it. */
  client(config?: ClientConfig): SanityClient;
  readonly stop: () => Promise<void>;
}

/** Starts only the content service over `documents`, on a free port; `state` is the folder of its state files. */
export async function startContent(
  documents: readonly ContentDocument[],
  state = 'memory',
  options: DataApiOptions = {},
): Promise<ContentSandbox> {
  const { urls, stop } = await startSandbox({
    ports: 'ephemeral',
    state,
    services: context => [createContentService(context, documents, options)],
  });
  const url = urls.content ?? '';
  return {
    url,
    control: urls.control ?? '',
    stop,
    client: config =>
      createClient({
        projectId: 'storefront1',
        dataset: 'production',
        apiVersion: '2025-02-19',
        apiHost: url,
        useProjectHostname: false,
        useCdn: false,
        ...config,
      }),
  };
}
