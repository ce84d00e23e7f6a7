import { expect, it } from 'vitest';
import { functionAt, functionsOf, noteCalls, parse } from './functions';
import { apply, mutantsOf } from './mutants';
import { relevanceOf } from './relevance';

const broken = (text: string): readonly string[] =>
  mutantsOf(parse('a.tsx', text)).map(mutant => apply(text, mutant));

it.each([
  ['const a = b === c;', ['const a = b !== c;']],
  ['const a = b <= 20;', ['const a = b > 20;', 'const a = b <= 21;']],
  ['const a = b && c;', ['const a = b || c;']],
  ['if (a) b = c;', ['if (!(a)) b = c;']],
  ['const a = b ? c : d;', ['const a = !(b) ? c : d;']],
  ['const a = 10_000;', ['const a = 10001;']],
  ["const a = 'b';", ["const a = 'changed';"]],
  ['const a = true;', ['const a = false;']],
  ['tell(a);', [';']],
  ['const f = () => a;', ['const f = () => undefined;']],
  ['function f() { return a; }', ['function f() { return undefined; return a; }']],
  ['const a = <p title="b" className="c" />;', ['const a = <p title="changed" className="c" />;']],
])('mutates %s', (text, expected) => {
  expect(broken(text)).toEqual(expected);
});

it.each([
  "import { a } from 'b';",
  "type A = 'b' | 1;",
  'while (a < 3) a += b;',
  'const buttonClass = "a b";',
  "throw new Error('a');",
])('does not mutate %s', text => {
  expect(broken(text)).toEqual([]);
});

it('records which functions are called, the innermost by position', () => {
  const text = 'const f = () => 1; function g() { return () => { h(); }; }';
  const functions = functionsOf(parse('a.ts', text));
  expect(functionAt(functions, text.indexOf('const'))).toBe(-1);
  expect(functionAt(functions, text.indexOf('1'))).toBe(0);
  expect(functionAt(functions, text.indexOf('return'))).toBe(1);
  expect(functionAt(functions, text.indexOf('h()'))).toBe(2);
  const noted = noteCalls(text, functions, '/log').replaceAll(
    /process\.getBuiltinModule\('node:fs'\)\.appendFileSync\("\/log", '(-?\d)\\n'\)/g,
    'note($1)',
  );
  expect(noted).toBe(
    'const f = () => (note(0), 1); function g() {note(1); return () => {note(2); h(); }; }\nnote(-1);\n',
  );
});

it('prefers the numbers of a rule, then its words', () => {
  const text = 'const lines = 20;\nconst variants = 7;\nconst other = 3;';
  const [lines, variants, other] = mutantsOf(parse('a.ts', text)).map(mutant =>
    relevanceOf('Cart lines fetched: 20; variants: 100', text, mutant),
  );
  expect([lines, variants, other]).toEqual([11, 1, 0]);
});
