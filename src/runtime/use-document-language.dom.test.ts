// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDocumentLanguage } from './use-document-language';

it('sets the language of the new page, and does not write it if it is already set', async () => {
  document.documentElement.lang = 'en-US';
  const written: MutationRecord[] = [];
  const observer = new MutationObserver(records => written.push(...records));
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  const { rerender } = renderHook(({ hreflang }) => useDocumentLanguage(hreflang), {
    initialProps: { hreflang: 'en-us' },
  });
  await Promise.resolve();
  expect(written).toHaveLength(0);
  rerender({ hreflang: 'en-ca' });
  await Promise.resolve();
  expect(document.documentElement.lang).toBe('en-CA');
  expect(written).toHaveLength(1);
  observer.disconnect();
});
