import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { DATASET, EDITOR_TOKEN, PROJECT } from '../project';

const FOLDER = path.resolve(__dirname, 'page');
const SITE = process.env.GATSBY_SITE_URL || 'http://localhost:8000';

/** Whether a path belongs to the desk. */
export const isDeskPath = (pathname: string): boolean => /^\/desk(-files)?(\/|$)/.test(pathname);

/**
 * Serves `/desk`, `/desk/<document id>` and the desk's own files. The page contains the sandbox's
 * editor token: here anyone is an editor.
 */
export async function serveDesk(pathname: string, response: ServerResponse): Promise<void> {
  switch (pathname) {
    case '/desk-files/desk.js':
      return send(response, 'text/javascript', await script());
    case '/desk-files/desk.css':
      return send(response, 'text/css', await styles());
    default:
      return send(response, 'text/html', PAGE, pathname.startsWith('/desk-files') ? 404 : 200);
  }
}

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  });
  response.end(body);
}

/** In the order of the cascade. */
const STYLES = ['page', 'document-head', 'controls', 'fields', 'list', 'dialogs'] as const;

async function styles(): Promise<string> {
  const sheets = STYLES.map(name => readFile(path.join(FOLDER, `${name}.css`), 'utf8'));
  return (await Promise.all(sheets)).join('');
}

let bundled: Promise<string> | null = null;

function script(): Promise<string> {
  bundled ??= build({
    entryPoints: [path.join(FOLDER, 'main.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  }).then(({ outputFiles: [file] }) => file?.text ?? '');
  return bundled;
}

const SETTINGS = JSON.stringify({
  projectId: PROJECT,
  dataset: DATASET,
  token: EDITOR_TOKEN,
  site: SITE,
});

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk-files/desk.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top"><a class="mark" href="/desk">Desk</a><p>The sandbox’s content system. Anyone may edit here.</p></header>
<main id="content" tabindex="-1"><noscript><p>The desk needs JavaScript.</p></noscript></main>
<script type="application/json" id="settings">${SETTINGS}</script>
<script type="module" src="/desk-files/desk.js"></script>
</body>
</html>
`;
