import { describe, expect, it } from 'vitest';
import { decode } from '~/src/domain/data/decode';
import { slotList } from './decoders';

const list = (timeZone: string) => decode(slotList, { timeZone, slots: [] });

describe('the time zone of a dealer', () => {
  it.each(['America/Boise', 'America/St_Johns', 'UTC'])('may be %s', timeZone => {
    expect(list(timeZone)).toEqual({ ok: true, value: { timeZone, slots: [] } });
  });

  it.each(['', 'Mars/Olympus', 'America/Boise '])('is refused as %j', timeZone => {
    expect(list(timeZone)).toMatchObject({ ok: false, error: { path: 'timeZone' } });
  });
});
