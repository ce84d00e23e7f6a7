import type { ProxiedScripts } from '../../config/script-proxy';
import { SCRIPT_PROXY_PATH } from '../../config/settings/tracking-settings';
import { edgeFunction } from './netlify-function';
import type { HeaderRule } from './manifest';

/** An edge function that is the script proxy. */
export const netlifyScriptProxy = (
  allowed: readonly ProxiedScripts[],
  headers: readonly HeaderRule[],
  sources: string,
): string =>
  edgeFunction({
    imports: {
      answerScript: 'build/script-proxy/answer-script',
      proxiedTarget: 'site/script-proxy',
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
