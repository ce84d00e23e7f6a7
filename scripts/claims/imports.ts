import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

const resolveImport = (root: string, from: string, name: string): string | null => {
  if (!/^(\.|~\/)/.test(name)) return null;
  const base = name.startsWith('~/') ? name.slice(2) : join(dirname(from), name);
  const found = ENDINGS.map(ending => base + ending).find(file => {
    const path = join(root, file);
    return existsSync(path) && statSync(path).isFile();
  });
  return found ?? null;
};

/** Lists the files of the project that a file imports, directly or indirectly, including itself. */
export const importsIn = (root: string): ((file: string) => ReadonlySet<string>) => {
  const known = new Map<string, readonly string[]>();
  const directly = (file: string): readonly string[] => {
    const before = known.get(file);
    if (before) return before;
    const text = readFileSync(join(root, file), 'utf8');
    const names = [...text.matchAll(/(?:from|import\(?)\s*['"]([^'"]+)['"]/g)];
    const found = names.flatMap(([, name]) => resolveImport(root, file, name ?? '') ?? []);
    known.set(file, found);
    return found;
  };
  return file => {
    const seen = new Set([file]);
    for (const each of seen) for (const next of directly(each)) seen.add(next);
    return seen;
  };
};
