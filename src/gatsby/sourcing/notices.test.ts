import { expect, it } from 'vitest';
import { noticeReporter } from './notices';

it('names every problem once, after a line that counts them', () => {
  const told: string[] = [];
  const report = noticeReporter({ warn: message => void told.push(message) });
  const notices = Array.from({ length: 14 }, (_, index) => `Problem ${index}.`);
  report(notices);
  expect(told).toEqual(['14 problems do not stop the build, but should be corrected:', ...notices]);
  report(['Problem 3.', 'Another.']);
  expect(told.slice(15)).toEqual(['Another.']);
});
