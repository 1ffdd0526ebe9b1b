import ts from 'typescript';
import { operators } from './operators';
import type { QueryShape } from './query-shape';

/** A query, or a part of one, as it stands in the code: what every query that it sends contains. */
export interface WrittenQuery {
  /** The row of the source file on which it starts. */
  readonly row: number;
  readonly conditions: QueryShape['conditions'];
  readonly orders: QueryShape['orders'];
  /** Whether it also has fields that only its caller knows. */
  readonly fromCaller: boolean;
}

/**
 * The queries in a source file: calls of `where` and `orderBy` in one chain, and lists of conditions such as
 * `['status', '==', 'new']`. Only the text is read; types are not.
 */
export function findQueries(fileName: string, source: string): WrittenQuery[] {
  // Most files have none, and reading each takes seconds in all.
  if (!hasQueryWord.test(source)) return [];
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: WrittenQuery[] = [];

  const add = (node: ts.Node, parts: readonly Part[]) => {
    if (parts.length === 0) return;
    found.push({
      row: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
      conditions: parts.flatMap(({ condition }) => condition ?? []),
      orders: parts.flatMap(({ order }) => order ?? []),
      fromCaller: parts.some(({ condition, order }) => !condition && !order),
    });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      add(node, isInChain(node) ? [] : chainOf(node));
      add(node, node.arguments.flatMap(tupleOf));
    } else if (ts.isObjectLiteralExpression(node)) add(node, listOf(node));
    else if (ts.isArrayLiteralExpression(node) && !isPropertyNamed(node.parent, 'where')) {
      add(node, node.elements.flatMap(tupleOf));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const hasQueryWord = new RegExp(`\\b(?:where|orderBy)\\s*[(:]|'(?:${Object.keys(operators).join('|')})'`);

interface Part {
  readonly condition?: QueryShape['conditions'][number];
  readonly order?: QueryShape['orders'][number];
}

/** Whether a further call of the same chain contains this one. */
const isInChain = (node: ts.CallExpression) =>
  ts.isPropertyAccessExpression(node.parent) && ts.isCallExpression(node.parent.parent);

function chainOf(node: ts.CallExpression): Part[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const before = ts.isCallExpression(expression.expression) ? chainOf(expression.expression) : [];
  const [field, second] = node.arguments;
  if (!field) return before;
  const called = expression.name.text;
  if (called === 'where' && node.arguments.length === 3) return [...before, conditionOf(field, second)];
  if (called === 'orderBy') return [...before, orderOf(field, second)];
  return before;
}

/** A list's conditions and its order: `{ where: [['status', '==', 'new']], orderBy: ['created_at', 'desc'] }`. */
function listOf(node: ts.ObjectLiteralExpression): Part[] {
  return node.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property) || !ts.isArrayLiteralExpression(property.initializer)) return [];
    const { elements } = property.initializer;
    if (isPropertyNamed(property, 'where')) return elements.flatMap(tupleOf);
    const [field, direction] = elements;
    return isPropertyNamed(property, 'orderBy') && field ? [orderOf(field, direction)] : [];
  });
}

const isPropertyNamed = (node: ts.Node, name: string) =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === name;

/** `['status', '==', 'new']`. */
function tupleOf(node: ts.Node): Part[] {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length !== 3) return [];
  const [field, operator] = node.elements;
  if (!field || !operator || !ts.isStringLiteral(operator) || !(operator.text in operators)) return [];
  return [conditionOf(field, operator)];
}

function conditionOf(field: ts.Expression, operator: ts.Expression | undefined): Part {
  if (!ts.isStringLiteral(field) || !operator || !ts.isStringLiteral(operator)) return {};
  const name = operators[operator.text];
  return name === undefined ? {} : { condition: { field: field.text, operator: name } };
}

function orderOf(field: ts.Expression, direction: ts.Expression | undefined): Part {
  if (field.getText() === 'FieldPath.documentId()')
    return { order: { field: '__name__', descending: isDescending(direction) } };
  if (!ts.isStringLiteral(field)) return {};
  return { order: { field: field.text, descending: isDescending(direction) } };
}

const isDescending = (node: ts.Expression | undefined) =>
  node !== undefined && ts.isStringLiteral(node) && node.text === 'desc';

/**
 * Whether a recorded query can be the one that stands in the code. Their collection isn't compared, because the code
 * names it elsewhere: what needs an index has two fields, which hardly two collections share.
 */
export function isSeenIn({ conditions, orders }: WrittenQuery, shapes: readonly QueryShape[]): boolean {
  return shapes.some(
    (shape) =>
      conditions.every(({ field, operator }) =>
        shape.conditions.some((sent) => sent.field === field && alike(sent.operator, operator)),
      ) &&
      orders.every(({ field, descending }) =>
        shape.orders.some((sent) => sent.field === field && sent.descending === descending),
      ),
  );
}

/** The SDKs send a comparison with null by an operator of its own. */
const alike = (sent: string, written: string) =>
  sent === written ||
  (written === 'EQUAL' && (sent === 'IS_NULL' || sent === 'IS_NAN')) ||
  (written === 'NOT_EQUAL' && (sent === 'IS_NOT_NULL' || sent === 'IS_NOT_NAN'));
