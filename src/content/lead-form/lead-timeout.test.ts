import { afterEach, expect, it, vi } from 'vitest';
import words from '~/locales/en-us/forms.json';
import type { FormModule } from '~/src/domain/content/form-modules';
import { leadHandler } from './lead-handler';

const brochure: FormModule = {
  type: 'formModule',
  key: 'k',
  anchor: 'get',
  form: 'brochure',
  heading: 'Get it',
  body: null,
  image: null,
  submitLabel: 'Send',
  fields: [],
  successHeading: 'Thank you',
  successBody: null,
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up within ten seconds if the forms service hangs, and says that nothing is lost', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const place = { locale: 'en-us', page: '/brochure' };
  const t = (key: string): string => String(Reflect.get(words, key));
  const told = vi.fn();
  void leadHandler(brochure, place, t, null).send({}).then(told);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toHaveBeenCalledWith({ kind: 'failed', message: words.failed });
});
