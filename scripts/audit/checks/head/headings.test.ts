import { describe, expect, it } from 'vitest';
import { checkHeadings } from './headings';
import { page } from '../page.fixture';

describe('checkHeadings', () => {
  it('reports a skipped level and a missing first heading', () => {
    const messages = checkHeadings([page('/', '<h2>Why</h2><h4>How</h4>')]).map(
      each => each.message,
    );
    expect(messages).toEqual([
      'has 0 h1 headings, expected one',
      'heading "How" jumps from h2 to h4',
    ]);
  });
});
