// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { loadTagManager } from './load-tag-manager';

afterEach(() => {
  document.head.innerHTML = '';
  delete window.dataLayer;
});

it('loads the container once, however often it is asked', () => {
  const config = { id: 'GTM-A 1', origin: 'https://tags.example' };
  loadTagManager(config);
  loadTagManager(config);
  const sources = [...document.scripts].map(script => script.src);
  expect(sources).toEqual(['https://tags.example/gtm.js?id=GTM-A%201']);
  expect(window.dataLayer?.map(message => message.event)).toEqual(['gtm.js']);
});
