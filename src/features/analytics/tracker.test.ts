import { describe, expect, it } from 'vitest';
import type { ConsentChoices } from '../consent';
import { Tracker, type AnalyticsTool } from './tracker';

const NONE = { analytics: false, marketing: false };
const ALL = { analytics: true, marketing: true };
const COUNTING = { analytics: true, marketing: false };

const setUp = () => {
  const log: string[] = [];
  const tool = (name: string, category: AnalyticsTool['category']): AnalyticsTool => ({
    category,
    start: () => log.push(`${name} starts`),
    updateConsent: ({ analytics, marketing }) => log.push(`${name} ${analytics}/${marketing}`),
    track: ({ type }) => log.push(`${name} hears ${type}`),
  });
  const stored: { choices: ConsentChoices } = { choices: NONE };
  const tracker = new Tracker(
    [tool('gtm', 'analytics'), tool('klaviyo', 'marketing')],
    category => log.push(`forget ${category}`),
    () => stored.choices,
  );
  const after = (choices: ConsentChoices) => {
    log.length = 0;
    stored.choices = choices;
    tracker.setChoices(choices);
    tracker.track({ type: 'checkout', lines: [] });
    return [...log];
  };
  return { after, tracker, stored, log };
};

describe('the tracker', () => {
  it('starts and notifies only the tools that are allowed', () => {
    const { after } = setUp();
    expect(after(NONE)).toEqual([]);
    expect(after(COUNTING)).toEqual(['gtm starts', 'gtm hears checkout']);
    expect(after(ALL)).toEqual([
      'gtm true/true',
      'klaviyo starts',
      'gtm hears checkout',
      'klaviyo hears checkout',
    ]);
    expect(after(ALL)).toEqual(['gtm hears checkout', 'klaviyo hears checkout']);
  });

  it('stops at once and deletes stored data when consent is withdrawn', () => {
    const { after } = setUp();
    after(ALL);
    expect(after(COUNTING)).toEqual([
      'gtm true/false',
      'klaviyo true/false',
      'forget marketing',
      'gtm hears checkout',
    ]);
    expect(after(NONE).filter(entry => entry.includes('hears'))).toEqual([]);
  });

  it('sends nothing once another tab has withdrawn consent', () => {
    const { after, tracker, stored, log } = setUp();
    after(ALL);
    log.length = 0;
    stored.choices = NONE;
    expect(tracker.isAllowed('marketing')).toBe(false);
    tracker.track({ type: 'checkout', lines: [] });
    expect(log).toEqual([
      'gtm false/false',
      'klaviyo false/false',
      'forget analytics',
      'forget marketing',
    ]);
  });
});
