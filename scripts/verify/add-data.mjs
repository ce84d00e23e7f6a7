import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a folder, as paths inside it. @param {string} folder @returns {readonly string[]} */
export const filesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .sort();

/** @param {string} file @returns {unknown[]} */
const entriesOf = file => {
  const list = /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')));
  if (Array.isArray(list)) return list;
  throw new Error(`${file} is no list, so nothing can be added to it.`);
};

/**
 * Adds the files of a folder to a project, as somebody does who adds only data: a table or a list of the project
 * gets more rows, and every other file is new.
 * @param {string} folder @param {string} project
 * @throws if a file is there already and is no table or list
 */
export const addData = (folder, project) => {
  for (const name of filesIn(folder)) {
    const [from, to] = [join(folder, name), join(project, name)];
    if (!existsSync(to)) {
      mkdirSync(dirname(to), { recursive: true });
      cpSync(from, to);
    } else if (name.endsWith('.csv')) {
      const [columns, ...rows] = readFileSync(from, 'utf8').split('\n');
      const table = readFileSync(to, 'utf8');
      if (!table.startsWith(`${columns}\n`))
        throw new Error(`${from} has other columns than ${to}.`);
      writeFileSync(to, table.replace(/\n*$/, '\n') + rows.join('\n'));
    } else if (name.endsWith('.json')) {
      writeFileSync(to, JSON.stringify([...entriesOf(to), ...entriesOf(from)], null, 2));
    } else {
      throw new Error(`${to} is there already.`);
    }
  }
};
