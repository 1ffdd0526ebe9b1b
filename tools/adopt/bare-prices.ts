import ts from 'typescript';

/** A price that a test expects although it has not set it, and the row of the file. */
export interface BarePrice {
  readonly line: number;
  readonly text: string;
}

/** Whether a name is about money: `total_price`, `quotedPrice`, `dollars`. */
const isOfMoney = (name: string) =>
  /price|amount|fee(?![dlt])|cost|charge|dollars|payable|paid|received|quote|refund|reward/i.test(name);

/**
 * The literals in a test that expect one of `prices`, unless the test itself sets that number before: it then holds
 * with every business, while a price from nowhere is the business's.
 */
export function barePrices(fileName: string, source: string, prices: ReadonlySet<number>): BarePrice[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const expected: { node: ts.Node; price: number; text: string }[] = [];
  const set: { node: ts.Node; price: number }[] = [];

  const visit = (node: ts.Node): void => {
    for (const { price, inDollars } of amountsIn(node).filter((amount) => prices.has(amount.price))) {
      if (!isExpected(node)) set.push({ node, price });
      else if (inDollars) expected.push({ node, price, text: `$${price}` });
      else if (ts.isNumericLiteral(node) && isPrice(node)) expected.push({ node, price, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  return expected
    .filter(({ node, price }) => !set.some((each) => each.price === price && isSeenBy(node, each.node)))
    .map(({ node, text }) => ({
      line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
      text,
    }));
}

/** The words of a string, a pattern or a part of a template. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text;
  if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  return ts.isRegularExpressionLiteral(node) ? node.text.replaceAll('\\', '') : undefined;
}

interface Amount {
  readonly price: number;
  readonly inDollars: boolean;
}

/** The numbers that a literal states. */
function amountsIn(node: ts.Node): Amount[] {
  if (ts.isNumericLiteral(node)) return [{ price: Number(node.text), inDollars: false }];
  const words = wordsOf(node) ?? '';
  return [...words.matchAll(/(?<![\d.,])(\$?)(\d+(?:,\d{3})*(?:\.\d\d)?)(?![\d,.]*\d)/g)].map(
    ([, sign, amount = '']) => ({ price: Number(amount.replaceAll(',', '')), inDollars: sign === '$' }),
  );
}

/** Whether the literal is what a matcher compares with, what is searched for, or a row of a table with such a value. */
function isExpected(node: ts.Node): boolean {
  return (
    ts.isRegularExpressionLiteral(node) ||
    matcherAround(node) !== undefined ||
    isSearchedFor(node) ||
    columnOf(node)?.isExpected === true
  );
}

/** Whether it is an argument of `getByText` and the like, or Playwright's `hasText`. */
function isSearchedFor({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'hasText';
  return ts.isCallExpression(parent) && /By[A-Z]\w*$/.test(parent.expression.getText());
}

/** Whether the number stands for a price: by the field or the call that it is in, or by what is expected to be it. */
function isPrice(node: ts.Node): boolean {
  const column = columnOf(node);
  if (column) return isOfMoney(column.name) || column.subjects.some(isOfMoney);
  for (let { parent } = node; !ts.isStatement(parent); parent = parent.parent) {
    if (ts.isPropertyAssignment(parent)) return isOfMoney(parent.name.getText());
    if (!ts.isCallExpression(parent)) continue;
    const matched = subjectOf(parent);
    return isOfMoney(matched ?? parent.expression.getText());
  }
  return false;
}

/** The call of a matcher that has the node in its arguments: `expect(…).toBe(node)`. */
function matcherAround(node: ts.Node): ts.CallExpression | undefined {
  for (let child = node; !ts.isSourceFile(child); child = child.parent) {
    const { parent } = child;
    if (ts.isCallExpression(parent) && parent.expression !== child && subjectOf(parent) !== undefined)
      return parent;
    if (ts.isStatement(parent)) return undefined;
  }
  return undefined;
}

/** What a matcher is about: of `expect(a.price).not.toBe(1)`, `a.price`. */
function subjectOf(call: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
  for (let inner: ts.Node = call.expression.expression; ; inner = inner.expression) {
    if (ts.isCallExpression(inner) && /^expect(?:\.poll|\.soft)?$/.test(inner.expression.getText()))
      return inner.arguments[0]?.getText() ?? '';
    if (!ts.isPropertyAccessExpression(inner) && !ts.isCallExpression(inner)) return undefined;
  }
}

interface Column {
  /** The parameter of the test that gets the values. */
  readonly name: string;
  readonly isExpected: boolean;
  /** What its values are compared with. */
  readonly subjects: readonly string[];
}

/** Of a value in the rows of `test.each([[…], …])(title, (a, b) => …)`. */
function columnOf(node: ts.Node): Column | undefined {
  const row = node.parent;
  if (!ts.isArrayLiteralExpression(row)) return undefined;
  const each = testAround(row);
  if (!each || !ts.isCallExpression(each.expression) || each.expression.arguments[0] !== row.parent)
    return undefined;
  const run = each.arguments.find(
    (argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument),
  );
  const name = run?.parameters[row.elements.indexOf(node as ts.Expression)]?.name.getText();
  if (!run || name === undefined) return undefined;
  const matchers = usesOf(name, run.body).map(matcherAround);
  return {
    name,
    isExpected: matchers.length > 0 && matchers.every((matcher) => matcher !== undefined),
    subjects: matchers.flatMap((matcher) => (matcher && subjectOf(matcher)) ?? []),
  };
}

function usesOf(name: string, body: ts.Node): ts.Node[] {
  const uses: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) uses.push(node);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return uses;
}

/** The call of `test`, `it` or one of their variants that has the node. */
function testAround(node: ts.Node): ts.CallExpression | undefined {
  let found: ts.CallExpression | undefined;
  for (let { parent } = node; !ts.isSourceFile(parent); parent = parent.parent) {
    if (
      ts.isCallExpression(parent) &&
      /^(?:test|it)\b(?!\.describe|\.step)/.test(parent.expression.getText())
    )
      found = parent;
  }
  return found;
}

/** Whether the test that has `node` also runs what `other` is in. */
function isSeenBy(node: ts.Node, other: ts.Node): boolean {
  const around = testAround(other);
  return around === undefined || around === testAround(node);
}
