import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { progressOf, showProgress } from './build-progress.mjs';

it.each([
  [
    'success Building production JavaScript and CSS bundles - 20.289s',
    'scripts and styles bundled',
    '20 s',
  ],
  ['success Building static HTML for pages - 4.564s - 488/488 106.91/s', 'pages written', '5 s'],
])('shows the milestone of "%s"', (line, milestone, seconds) => {
  expect(progressOf(line)?.trim()).toMatch(new RegExp(`^${milestone} +${seconds}$`));
});

it('shows warnings and nothing else', () => {
  expect(progressOf('warn The brand has no logo')).toBe('warn The brand has no logo');
  for (const line of ['success load plugins - 0.187s', 'info Total nodes: 970', '', 'npm warn x'])
    expect(progressOf(line)).toBeNull();
});

it('keeps all output, including lines that arrive in parts', () => {
  const shown: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line));
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = showProgress({ stdout, stderr });
  stdout.emit('data', 'success onPost');
  stdout.emit('data', 'Build - 7.5s\ninfo done\n');
  stderr.emit('data', 'oh\n');
  expect(shown.map(line => line.trim().replace(/ +/g, ' '))).toEqual([
    'pages finished and compressed 8 s',
  ]);
  expect(printed()).toBe('success onPostBuild - 7.5s\ninfo done\noh\n');
});
