import { createServer } from 'node:http';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { close, listen, PortTakenError } from './listen';
import { startCounter } from './testing/counter';

const newFolder = () => mkdtemp(path.join(tmpdir(), 'sandbox-'));

it('keeps the state across a restart', async () => {
  const folder = await newFolder();
  const first = await startCounter(folder);
  await fetch(first.counterUrl, { method: 'POST' });
  await fetch(first.counterUrl, { method: 'POST' });
  await first.stop();
  const second = await startCounter(folder);
  expect(await second.count()).toBe(2);
  await second.stop();
});

it('starts from the seed when the state file is corrupt', async () => {
  const folder = await newFolder();
  await writeFile(path.join(folder, 'counter.json'), '\u0000');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const sandbox = await startCounter(folder);
  expect(await sandbox.count()).toBe(0);
  expect(warn).toHaveBeenCalledOnce();
  await sandbox.stop();
});

it('stops while a request hangs, and frees its ports', async () => {
  const sandbox = await startCounter();
  await sandbox.control('POST', '/faults', { service: 'counter', fault: { kind: 'hang' } });
  const hanging = expect(fetch(sandbox.counterUrl)).rejects.toThrow('fetch failed');
  await vi.waitFor(async () => {
    const { document } = await sandbox.control('GET', '/requests');
    expect(document.requests).toHaveLength(1);
  });
  await sandbox.stop();
  await hanging;
  await expect(fetch(sandbox.counterUrl)).rejects.toThrow('fetch failed');
});

it('names an occupied port and how to find its owner', async () => {
  const holder = createServer();
  const url = await listen(holder, 0, 'holder');
  const port = Number(new URL(url).port);
  const attempt = listen(createServer(), port, 'content');
  await expect(attempt).rejects.toThrow(PortTakenError);
  await expect(attempt).rejects.toThrow(new RegExp(`Port ${port} \\(content\\) is in use.*lsof`));
  await close(holder);
});
