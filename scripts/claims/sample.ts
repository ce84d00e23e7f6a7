import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from './claims';
import { functionAt, functionsOf, noteCalls, parse } from './functions';
import { apply, mutantsOf, type Mutant } from './mutants';
import { shuffled } from './random';
import { relevanceOf } from './relevance';
import { takeNotes, type TestRuns } from './test-runs';

/** The result of breaking a rule. */
export interface Outcome {
  readonly claim: Claim;
  /** `unreached`: the tests call no code of the row. `red`: they fail without a mutation. */
  readonly result: 'killed' | 'survived' | 'unreached' | 'red';
  readonly place: string;
  readonly diff: string;
}

interface Choice {
  readonly file: string;
  readonly text: string;
  readonly mutant: Mutant;
}

const diffOf = ({ text, mutant }: Choice): string => {
  const from = text.lastIndexOf('\n', mutant.start - 1) + 1;
  const after = text.indexOf('\n', mutant.end);
  const to = after === -1 ? text.length : after;
  const broken = apply(text, mutant).slice(
    from,
    to + mutant.text.length - (mutant.end - mutant.start),
  );
  const lines = (sign: string, part: string): string =>
    part
      .split('\n')
      .map(line => `${sign} ${line}`)
      .join('\n');
  return `${lines('-', text.slice(from, to))}\n${lines('+', broken)}`;
};

/** Breaks the rules of a copy of the project, one at a time. */
export class Sampler {
  private readonly log: string;

  constructor(
    private readonly root: string,
    private readonly runs: TestRuns,
    private readonly random: () => number,
  ) {
    this.log = join(root, 'entered-functions.log');
  }

  /** The most relevant mutation among the functions that the tests call; null if they call none. */
  private async choose(claim: Claim, file: string): Promise<Choice | 'red' | null> {
    const text = readFileSync(join(this.root, file), 'utf8');
    const source = parse(file, text);
    const functions = functionsOf(source);
    await this.runs.write(file, noteCalls(text, functions, this.log));
    const verdict = await this.runs.run(claim.tests);
    await this.runs.write(file, text);
    const entered = takeNotes(this.log);
    if (verdict !== 'passed') return 'red';
    const reached = mutantsOf(source).filter(({ start }) =>
      entered.has(functionAt(functions, start)),
    );
    const [best] = shuffled(reached, this.random)
      .map(mutant => ({ mutant, relevance: relevanceOf(claim.spec, text, mutant) }))
      .sort((one, other) => other.relevance - one.relevance);
    return best ? { file, text, mutant: best.mutant } : null;
  }

  /** Breaks one rule and runs the tests that should hold it. */
  async sample(claim: Claim): Promise<Outcome> {
    for (const file of shuffled(claim.sources, this.random)) {
      const choice = await this.choose(claim, file);
      if (choice === 'red') return { claim, result: 'red', place: file, diff: '' };
      if (choice === null) continue;
      await this.runs.write(file, apply(choice.text, choice.mutant));
      const verdict = await this.runs.run(claim.tests);
      await this.runs.write(file, choice.text);
      const line = choice.text.slice(0, choice.mutant.start).split('\n').length;
      return {
        claim,
        result: verdict === 'passed' ? 'survived' : 'killed',
        place: `${file}:${line} (${choice.mutant.operator})`,
        diff: diffOf(choice),
      };
    }
    return { claim, result: 'unreached', place: claim.sources.join(' '), diff: '' };
  }
}
