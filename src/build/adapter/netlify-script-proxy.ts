import type { ProxiedScripts } from '../../site/script-proxy';
import { SCRIPT_PROXY_PATH } from '../../site/tracking-settings';
import type { HeaderRule } from './manifest';

/** An edge function that is the script proxy. Rules for headers do not reach it: it sets its own. */
export const netlifyScriptProxy = (
  allowed: readonly ProxiedScripts[],
  headers: readonly HeaderRule[],
  /** From the function's folder to `src`. */
  sources: string,
): string => {
  const { 'cache-control': _own, ...security } =
    headers.find(({ path }) => path === '/*')?.headers ?? {};
  return [
    '// Written by the build.',
    `import { answerScript } from '${sources}/build/script-proxy/answer-script.ts';`,
    `import { proxiedTarget } from '${sources}/site/script-proxy.ts';`,
    '',
    `const allowed = ${JSON.stringify(allowed, null, 2)};`,
    `const security = ${JSON.stringify(security, null, 2)};`,
    '',
    'export default async request => {',
    '  const { method, url, headers } = request;',
    "  const destination = headers.get('sec-fetch-dest');",
    '  const target = proxiedTarget(new URL(url).search, allowed);',
    '  const answer = await answerScript({ method, target, destination });',
    '  for (const [name, value] of Object.entries(security)) answer.headers.set(name, value);',
    '  return answer;',
    '};',
    '',
    `export const config = { path: ${JSON.stringify(SCRIPT_PROXY_PATH)}, cache: 'manual' };`,
    '',
  ].join('\n');
};
