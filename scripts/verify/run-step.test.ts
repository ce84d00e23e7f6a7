import { expect, it } from 'vitest';
import { countStep, runSteps } from './run-step.mjs';
import { STEPS, type Step } from './steps.mjs';

const COUNT = { passed: 1, failed: 0, skipped: 0, unsteady: [], notRun: [] };
const step = (name: string, row: Step['row']): Step => ({ name, row, commands: [] });

it('runs two queues in parallel, and timed steps after both', async () => {
  const events: string[] = [];
  const release = new Map<string, () => void>();
  const steps = [
    step('types', 'source'),
    step('unit', 'source'),
    step('build', 'build'),
    step('e2e', 'alone'),
  ];
  const done = runSteps(steps, async ({ name }, { isWhole }) => {
    events.push(`${name} ${isWhole ? 'printed as a whole' : 'printed at once'}`);
    await new Promise<void>(resolve => release.set(name, resolve));
    return { ...COUNT, name, seconds: 1 };
  });
  expect(events).toEqual(['types printed as a whole', 'build printed as a whole']);
  const end = async (name: string): Promise<void> => {
    release.get(name)?.();
    await new Promise(resolve => setImmediate(resolve));
  };
  await end('build');
  await end('types');
  expect(events).toHaveLength(3);
  expect(events[2]).toBe('unit printed as a whole');
  await end('unit');
  expect(events[3]).toBe('e2e printed at once');
  await end('e2e');
  expect((await done).map(({ name }) => name)).toEqual(['types', 'unit', 'build', 'e2e']);
});

it('prints the output of a step that runs alone at once', async () => {
  const seen: boolean[] = [];
  await runSteps([step('types', 'source'), step('e2e', 'alone')], async ({ name }, { isWhole }) => {
    seen.push(isWhole);
    return { ...COUNT, name, seconds: 1 };
  });
  expect(seen).toEqual([false, false]);
});

it('counts a failed step without failed tests', () => {
  expect(countStep(false, null)).toMatchObject({ passed: 0, failed: 1 });
  expect(countStep(false, { ...COUNT, passed: 3 })).toMatchObject({ passed: 3, failed: 1 });
  expect(countStep(false, { ...COUNT, failed: 2 })).toMatchObject({ failed: 2 });
  expect(countStep(true, null)).toMatchObject({ passed: 1, failed: 0 });
});

it('builds before it checks the build, and runs browser tests alone', () => {
  const built = STEPS.filter(({ row }) => row === 'build').map(({ name }) => name);
  expect(built.indexOf('build')).toBeLessThan(built.indexOf('unchanged build'));
  expect(built.indexOf('unchanged build')).toBeLessThan(built.indexOf('output audit'));
  expect(built.indexOf('output audit')).toBeLessThan(built.indexOf('engines'));
  expect(STEPS.filter(({ row }) => row === 'alone').map(({ name }) => name)).toEqual(['e2e']);
});
