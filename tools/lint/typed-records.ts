import type { Rule, SourceCode } from 'eslint';

/** As in ESLint's own types, which are not exported by these names. */
type Node = Parameters<SourceCode['getAncestors']>[0];

/** A type assertion, which ESLint's types don't know. */
interface Assertion {
  readonly type: string;
  readonly expression: Node | Assertion;
  readonly typeAnnotation: { readonly type: string };
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
  create: (context) => onAssertions(context, ({ expression }) => isResultOf(readsStored, expression)),
};

/**
 * Forbids type assertions on parsed JSON: `JSON.parse(text) as Draft`, `(await response.json()) as Answer`. It comes
 * from a network, a device or a file, and may be anything. `as unknown` stays allowed.
 */
export const noCastOnParsed: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cast: 'Nothing has checked this JSON. Read it with readJson and a guard (domain/json); tools and tests use trustedJson.',
    },
  },
  create: (context) =>
    onAssertions(
      context,
      ({ expression, typeAnnotation }) =>
        typeAnnotation.type !== 'TSUnknownKeyword' && isResultOf(parses, expression),
    ),
};

/** What a device's database, and its readers, say of what a person typed: `entry.data`, `missed.edited`. */
const contents = new Set(['data', 'typed', 'edited', 'values']);

/**
 * Forbids type assertions on what a device has stored: `getAll() as Draft[]`, `contentOf(entry) as Answers`,
 * `(entry.data ?? {}) as Answers`, and on a parameter of type unknown: `(record: unknown) => record as Entry`. An older
 * version of the product may have written it, and it may be damaged. `as unknown` stays allowed.
 */
export const noCastOnDevice: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cast: 'Nothing has checked this value of the device. Read it with recordReader (src/offline), a guard or fieldsIn (domain/json).',
    },
  },
  create(context) {
    const isUnchecked = (node: Node) =>
      readsDevice(node) || (node.type === 'Identifier' && isUnknownParameter(context.sourceCode, node));
    return onAssertions(
      context,
      ({ expression, typeAnnotation }) =>
        typeAnnotation.type !== 'TSUnknownKeyword' && isResultOf(isUnchecked, expression),
    );
  },
};

/** `getAll()` of an object store, `contentOf()`, and the members that hold what was typed. */
function readsDevice(node: Node): boolean {
  if (node.type === 'MemberExpression') {
    const { object, property, computed } = node;
    // A message to the page or worker is of this moment.
    if (object.type === 'Identifier' && object.name === 'event') return false;
    return property.type === 'Identifier' && !computed && contents.has(property.name);
  }
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  return methodOf(node) === 'getAll' || (callee.type === 'Identifier' && callee.name === 'contentOf');
}

/** Whether a name is that of a parameter that is declared as unknown. */
function isUnknownParameter(sourceCode: SourceCode, node: Node): boolean {
  const { references } = sourceCode.getScope(node);
  const definition = references.find(({ identifier }) => identifier === node)?.resolved?.defs[0];
  if (definition?.type !== 'Parameter') return false;
  const { typeAnnotation } = definition.name as {
    readonly typeAnnotation?: { readonly typeAnnotation: { readonly type: string } };
  };
  return typeAnnotation?.typeAnnotation.type === 'TSUnknownKeyword';
}

function onAssertions(
  context: Rule.RuleContext,
  isForbidden: (assertion: Assertion) => boolean,
): Rule.RuleListener {
  function check(node: Node): void {
    if (isForbidden(node as unknown as Assertion)) context.report({ node, messageId: 'cast' });
  }
  return { TSAsExpression: check, TSTypeAssertion: check };
}

/** What takes a collection by its name: methods of the Admin SDK, functions of the browser's. */
const takers = new Set(['collection', 'collectionGroup']);

/** Forbids collections taken by their name, so that every document is read through its record type. */
export const noRawCollection: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: 'Use the accessor in functions/src/records, or rawCollection and documentOf for a collection known only at run time; in the browser, the hooks in src/firebase.',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        if (takers.has(methodOf(node) ?? '')) context.report({ node, messageId: 'raw' });
      },
      ImportSpecifier({ imported, parent }) {
        if (parent.type !== 'ImportDeclaration' || parent.source.value !== 'firebase/firestore') return;
        if (imported.type === 'Identifier' && takers.has(imported.name))
          context.report({ node: imported, messageId: 'raw' });
      },
    };
  },
};

/** Whether an expression is such a call, member or name, also through `await`, parentheses, `?.` and `??`. */
function isResultOf(isUnchecked: (node: Node) => boolean, node: Node | Assertion): boolean {
  switch (node.type) {
    case 'CallExpression':
    case 'MemberExpression':
    case 'Identifier':
      return isUnchecked(node as Node);
    case 'AwaitExpression':
      return isResultOf(isUnchecked, (node as { readonly argument: Node }).argument);
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isResultOf(isUnchecked, (node as { readonly expression: Node }).expression);
    case 'LogicalExpression':
      return isResultOf(isUnchecked, (node as { readonly left: Node }).left);
    default:
      return false;
  }
}

/** `JSON.parse(text)`, and `json()` of a response or a pushed message. */
function parses(node: Node): boolean {
  if (methodOf(node) === 'json') return true;
  if (methodOf(node) !== 'parse' || node.type !== 'CallExpression') return false;
  const { object } = node.callee as { readonly object?: { readonly name?: string } };
  return object?.name === 'JSON';
}

/**
 * `data()` of anything, and `get` of one field, however it is named; `Reflect.get` takes two. A map of typed values needs
 * no assertion.
 */
function readsStored(node: Node): boolean {
  const method = methodOf(node);
  if (method === undefined || !reading.has(method) || node.type !== 'CallExpression') return false;
  return method === 'data' || node.arguments.length === 1;
}

/** The name of the method that is called. */
function methodOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property, computed } = node.callee;
  if (computed) return property.type === 'Literal' ? String(property.value) : undefined;
  return property.type === 'Identifier' ? property.name : undefined;
}
