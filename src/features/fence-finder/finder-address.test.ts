import { describe, expect, it } from 'vitest';
import { readFinderAddress, writeFinderAddress } from './finder-address';
import { finder } from './finder.fixture';

const read = (search: string) => readFinderAddress(search, finder);

describe('the address of the finder', () => {
  it('shows the first question that is open, and the result when none is', () => {
    expect(read('')).toEqual({ answers: {}, step: 0 });
    expect(read('?sky=open')).toEqual({ answers: { sky: 'open' }, step: 1 });
    expect(read('?dogs=two&sky=open').step).toBe(2);
  });

  it('goes back to a question that it names, but not past an open one', () => {
    expect(read('?sky=open&dogs=two&at=sky').step).toBe(0);
    expect(read('?at=dogs').step).toBe(0);
    expect(read('?sky=open&at=nothing').step).toBe(1);
  });

  it('ignores what the finder does not know', () => {
    expect(read('?sky=purple&moon=full')).toEqual({ answers: {}, step: 0 });
  });

  it('is read as it was written, for every state', () => {
    for (const sky of [undefined, 'open', 'trees'])
      for (const dogs of [undefined, 'one', 'two'])
        for (const step of [0, 1, 2]) {
          const answers = { ...(sky ? { sky } : {}), ...(dogs ? { dogs } : {}) };
          const open = read(writeFinderAddress('', finder, { answers, step: 9 })).step;
          const search = writeFinderAddress('', finder, { answers, step });
          expect(read(search)).toEqual({ answers, step: Math.min(step, open) });
        }
  });

  it('keeps unrelated parameters', () => {
    const search = '?utm_source=mail&sky=open&at=sky';
    expect(writeFinderAddress(search, finder, { answers: { sky: 'trees' }, step: 1 })).toBe(
      '?utm_source=mail&sky=trees',
    );
    expect(writeFinderAddress('?sky=open', finder, { answers: {}, step: 0 })).toBe('');
  });
});
