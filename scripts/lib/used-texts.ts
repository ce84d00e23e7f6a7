import ts from 'typescript';

/** The interface texts that a source file uses. */
export interface UsedTexts {
  /** The path as TypeScript has it. */
  readonly file: string;
  /** Namespaces that the file uses; none for a helper that receives its `t`. */
  readonly namespaces: readonly string[];
  /** Keys, with their namespace if they were written with one. */
  readonly keys: readonly string[];
  /** Expressions whose values are not known from their types, as written. */
  readonly unknown: readonly string[];
}

const product = (heads: readonly string[], tails: readonly string[]): readonly string[] =>
  heads.flatMap(head => tails.map(tail => head + tail));

const literalsOf = (type: ts.Type): readonly string[] | null => {
  if (type.isUnion()) {
    const parts = type.types.map(literalsOf);
    return parts.some(part => part === null) ? null : parts.flatMap(part => part ?? []);
  }
  if (type.isStringLiteral()) return [type.value];
  return null;
};

/**
 * All possible values of an expression, by its type; null if the type is not a union of strings.
 */
const valuesOf = (expression: ts.Expression, checker: ts.TypeChecker): readonly string[] | null => {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return valuesOf(expression.expression, checker);
  if (ts.isConditionalExpression(expression)) {
    const yes = valuesOf(expression.whenTrue, checker);
    const no = valuesOf(expression.whenFalse, checker);
    return yes && no && [...yes, ...no];
  }
  if (ts.isTemplateExpression(expression)) {
    return expression.templateSpans.reduce<readonly string[] | null>(
      (found, span) => {
        const parts = valuesOf(span.expression, checker);
        return found && parts && product(product(found, parts), [span.literal.text]);
      },
      [expression.head.text],
    );
  }
  return literalsOf(checker.getTypeAtLocation(expression));
};

/**
 * Whether a call passes on a key parameter of its function: then the callers of that function use
 * the text.
 */
const isHandedOn = (key: ts.Expression): boolean => {
  const around = key.parent.parent;
  return (
    ts.isIdentifier(key) &&
    ts.isArrowFunction(around) &&
    around.parameters.some(({ name }) => ts.isIdentifier(name) && name.text === key.text)
  );
};

const nameOfCallee = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : '';

/** The expressions of key and namespace in a call that looks up a text; null for other calls. */
const usedBy = (
  call: ts.CallExpression,
): { readonly key: ts.Expression; readonly namespace: ts.Expression | null } | null => {
  const [first, second, third] = call.arguments;
  switch (nameOfCallee(call)) {
    case 't':
      return first ? { key: first, namespace: null } : null;
    case 'pageString':
    case 'stringIn':
      return second && third ? { key: third, namespace: second } : null;
    default:
      return null;
  }
};

/** Reads the texts that a file uses; types provide the keys that are composed at run time. */
export const usedTexts = (
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  known: readonly string[],
): UsedTexts => {
  const namespaces = new Set<string>();
  const keys: string[] = [];
  const unknown: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const [name = ''] = node.text.split(':');
      if (known.includes(name)) namespaces.add(name);
    }
    const asked = ts.isCallExpression(node) ? usedBy(node) : null;
    if (asked) {
      const values = valuesOf(asked.key, checker);
      const spaces = asked.namespace ? valuesOf(asked.namespace, checker) : [null];
      if (values && spaces) {
        for (const space of spaces)
          keys.push(...values.map(value => (space === null ? value : `${space}:${value}`)));
      } else if (!isHandedOn(asked.key)) unknown.push(asked.key.getText(source));
    }
    node.forEachChild(visit);
  };
  visit(source);
  return { file: source.fileName, namespaces: [...namespaces], keys, unknown };
};

/** Reads the texts that the files of a program below a folder use, except for tests. */
export const usedTextKeys = (
  program: ts.Program,
  folder: string,
  known: readonly string[],
): readonly UsedTexts[] => {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        fileName.startsWith(folder) && !/\.(test|fixture)\.tsx?$|\.d\.ts$/.test(fileName),
    )
    .map(source => usedTexts(source, checker, known));
};

/** The texts, each `namespace:key`, that no source uses. */
export const unusedTexts = (
  texts: readonly string[],
  sources: readonly UsedTexts[],
): readonly string[] => {
  const used = new Set(
    sources.flatMap(({ namespaces, keys }) =>
      keys.flatMap(key => (key.includes(':') ? key : namespaces.map(name => `${name}:${key}`))),
    ),
  );
  return texts.filter(text => !used.has(text));
};
