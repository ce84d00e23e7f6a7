import type { ProxiedScripts } from '~/src/config/script-proxy';
import { SCRIPT_PROXY_PATH } from '~/src/config/settings/tracking-settings';
import { edgeFunction } from './netlify-function';
import type { HeaderRule } from '../adapter/manifest';

/** An edge function that is the script proxy. */
export const netlifyScriptProxy = (
  allowed: readonly ProxiedScripts[],
  headers: readonly HeaderRule[],
  sources: string,
): string =>
  edgeFunction({
    imports: {
      answerScript: 'hosting/proxies/answer-script',
      proxiedTarget: 'src/config/script-proxy',
    },
    constants: { allowed },
    lines: [
      "const destination = headers.get('sec-fetch-dest');",
      'const target = proxiedTarget(new URL(url).search, allowed);',
      'const answer = await answerScript({ method, target, destination });',
    ],
    path: SCRIPT_PROXY_PATH,
    headers,
    sources,
  });
