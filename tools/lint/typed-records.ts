import type { Rule, SourceCode } from 'eslint';

/** As in ESLint's own types, which are not exported by these names. */
type Node = Parameters<SourceCode['getAncestors']>[0];

/** A type assertion, which ESLint's types don't know. */
interface Assertion {
  readonly type: string;
  readonly expression: Node | Assertion;
}

/** What reads a stored document: `snapshot.data()`, and `snapshot.get('field')`. */
const reading = new Set(['data', 'get']);

/**
 * Forbids type assertions on what was read from the database: `data() as Job`, `get('status') as JobStatus`, also
 * through `await`, parentheses, `?.` and `??`. A record type checks what is stored instead.
 */
export const noCastOnStored: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cast: 'Nothing has checked this stored value. Read it through its record type (docs/architecture.md, Stored records).',
    },
  },
  create(context) {
    function check(node: Node): void {
      const { expression } = node as unknown as Assertion;
      if (isRead(expression)) context.report({ node, messageId: 'cast' });
    }
    return { TSAsExpression: check, TSTypeAssertion: check };
  },
};

/** Forbids `.collection(` on the database, so that every document is read through its record type. */
export const noRawCollection: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: 'Use the accessor in functions/src/records, or rawCollection and documentOf for a collection known only at run time.',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        if (methodOf(node) === 'collection') context.report({ node, messageId: 'raw' });
      },
    };
  },
};

function isRead(node: Node | Assertion): boolean {
  switch (node.type) {
    case 'CallExpression':
      return readsStored(node as Node);
    case 'AwaitExpression':
      return isRead((node as { readonly argument: Node }).argument);
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isRead((node as { readonly expression: Node }).expression);
    case 'LogicalExpression':
      return isRead((node as { readonly left: Node }).left);
    default:
      return false;
  }
}

/** `data()` of anything; `get` with one name of a field, so that a map's `get(id)` stays allowed. */
function readsStored(node: Node): boolean {
  const method = methodOf(node);
  if (method === undefined || !reading.has(method) || node.type !== 'CallExpression') return false;
  if (method === 'data') return true;
  const [field] = node.arguments;
  return field?.type === 'Literal' && typeof field.value === 'string';
}

/** The name of the method that is called. */
function methodOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  return property.type === 'Identifier' ? property.name : undefined;
}
