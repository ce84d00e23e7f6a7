import ts from 'typescript';

/** A mutation: the characters from `start` to `end` become `text`. */
export interface Mutant {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const FLIPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.EqualsEqualsToken]: '!=',
  [ts.SyntaxKind.ExclamationEqualsToken]: '==',
  [ts.SyntaxKind.LessThanToken]: '>=',
  [ts.SyntaxKind.LessThanEqualsToken]: '>',
  [ts.SyntaxKind.GreaterThanToken]: '<=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '<',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

/** Attributes that only affect the appearance, which no unit test checks. */
const LOOK = /^(className|class|style|sizes|d|viewBox|key)$/;

/** Not mutated: types, names, appearance, and loops, which might not end. */
const isLeftAlone = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isIterationStatement(node, false) ||
  (ts.isJsxAttribute(node) && LOOK.test(node.name.getText())) ||
  (ts.isVariableDeclaration(node) && /class|style/i.test(node.name.getText())) ||
  (ts.isTaggedTemplateExpression(node) && /graphql/.test(node.tag.getText())) ||
  (ts.isThrowStatement(node) && ts.isNewExpression(node.expression)) ||
  (ts.isCallExpression(node) && /^(graphql|import)$/.test(node.expression.getText()));

const isDirective = (node: ts.StringLiteral): boolean => ts.isExpressionStatement(node.parent);
const isPropertyName = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node;

const returnEarly = (node: ts.Node, source: ts.SourceFile): readonly Mutant[] => {
  if (
    !ts.isFunctionLike(node) ||
    !('body' in node) ||
    !node.body ||
    ts.isConstructorDeclaration(node)
  )
    return [];
  const start = node.body.getStart(source);
  return ts.isBlock(node.body)
    ? [{ operator: 'return early', start: start + 1, end: start + 1, text: ' return undefined;' }]
    : [{ operator: 'return early', start, end: node.body.getEnd(), text: 'undefined' }];
};

const ofNode = (node: ts.Node, source: ts.SourceFile): readonly Mutant[] => {
  const [start, end] = [node.getStart(source), node.getEnd()];
  const change = (operator: string, text: string): readonly Mutant[] => [
    { operator, start, end, text },
  ];
  if (ts.isBinaryExpression(node)) {
    const text = FLIPPED[node.operatorToken.kind];
    const place = node.operatorToken;
    return text === undefined
      ? []
      : [{ operator: 'flip', start: place.getStart(source), end: place.getEnd(), text }];
  }
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    const [from, to] = [condition.getStart(source), condition.getEnd()];
    const text = `!(${condition.getText(source)})`;
    return [{ operator: 'negate', start: from, end: to, text }];
  }
  if (ts.isNumericLiteral(node) && !isPropertyName(node))
    return change('number', String(Number(node.text.replaceAll('_', '')) + 1));
  if (
    ts.isStringLiteral(node) &&
    node.text.trim() !== '' &&
    !isDirective(node) &&
    !isPropertyName(node)
  )
    return change('string', ts.isJsxAttribute(node.parent) ? '"changed"' : "'changed'");
  if (node.kind === ts.SyntaxKind.TrueKeyword) return change('boolean', 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return change('boolean', 'true');
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
    return change('remove call', ';');
  return returnEarly(node, source);
};

/** Every mutation of a file. */
export const mutantsOf = (source: ts.SourceFile): readonly Mutant[] => {
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    found.push(...ofNode(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The mutated file. */
export const apply = (text: string, { start, end, text: added }: Mutant): string =>
  text.slice(0, start) + added + text.slice(end);
