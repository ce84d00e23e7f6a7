import { expect, it } from 'vitest';
import { scriptAddress } from './tracking-settings';

const at = (id: string, isProxied = false) => ({ id, origin: 'https://vendor.test', isProxied });

it('loads each vendor’s script with the shop’s own id', () => {
  expect(scriptAddress('gtm', at('GTM-A 1'))).toBe('https://vendor.test/gtm.js?id=GTM-A%201');
  expect(scriptAddress('klaviyo', at('AbC123'))).toBe(
    'https://vendor.test/onsite/js/AbC123/klaviyo.js',
  );
  expect(scriptAddress('adroll', at('ADV'))).toBe('https://vendor.test/j/ADV/roundtrip.js');
});

it('uses the shop’s own proxy if the settings say so', () => {
  expect(scriptAddress('klaviyo', at('AbC123', true))).toBe(
    '/__third-party-proxy?url=https%3A%2F%2Fvendor.test%2Fonsite%2Fjs%2FAbC123%2Fklaviyo.js',
  );
});
