import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDocumentTitle } from './use-document-title';

beforeEach(() => {
  document.title = 'Gatsby’s own';
});
afterEach(cleanup);

it('keeps the title when something else writes it', async () => {
  renderHook(() => useDocumentTitle('Search | Larkfield'));
  expect(document.title).toBe('Search | Larkfield');
  document.title = 'Gatsby’s own';
  await waitFor(() => expect(document.title).toBe('Search | Larkfield'));
});

it('leaves the title alone without one', () => {
  renderHook(() => useDocumentTitle(null));
  expect(document.title).toBe('Gatsby’s own');
});

it('writes a title that the browser reads back with fewer spaces once', async () => {
  const writes: MutationRecord[] = [];
  const observer = new MutationObserver(records => writes.push(...records));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  renderHook(() => useDocumentTitle('Results for “dog  food”'));
  await waitFor(() => expect(writes).not.toHaveLength(0));
  expect(document.title).toBe('Results for “dog food”');
  const settled = writes.length;
  // A change of something else lets every observer run once more.
  document.head.append(document.createElement('meta'));
  await waitFor(() => expect(writes.at(-1)?.target).toBe(document.head));
  expect(writes).toHaveLength(settled + 1);
  observer.disconnect();
});
