import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookies } from './cookies';

const written = (task: () => void): readonly string[] => {
  const spy = vi.spyOn(document, 'cookie', 'set');
  task();
  return spy.mock.calls.map(([text]) => text);
};

const DAY_MS = 86_400_000;

describe('cookies', () => {
  afterEach(() => cookies.remove('currency'));

  it('are stored for the given days, under the root path', () => {
    const [text = ''] = written(() => cookies.set('currency', 'CAD', 365));
    const expires = Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? '');
    expect(text).toMatch(/^currency=CAD;/);
    expect(text).toMatch(/path=\/(;|$)/i);
    expect(Math.round((expires - Date.now()) / DAY_MS)).toBe(365);
  });

  it('are read back, and removed', () => {
    cookies.set('currency', 'CAD', 1);
    expect(cookies.get('currency')).toBe('CAD');
    cookies.remove('currency');
    expect(cookies.get('currency')).toBeNull();
  });

  it('are absent if the browser blocks them', () => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    expect(() => cookies.set('currency', 'CAD', 1)).not.toThrow();
    expect(() => cookies.remove('currency')).not.toThrow();
    expect(cookies.get('currency')).toBeNull();
  });
});
