import type { Rule, SourceCode } from 'eslint';

/** As in ESLint's own types, which are not exported by these names. */
type Node = Parameters<SourceCode['getAncestors']>[0];
type NodeOf<Type extends Node['type']> = Extract<Node, { readonly type: Type }>;
type Comment = ReturnType<SourceCode['getCommentsBefore']>[number];

/** The fixed form of a stated reason, in a comment inside the handler or right before it. */
const reason = /^[\s*]*ignored: \S.{9,}/;

/** Calls that tell the person, the operator or the developer: React state, toasts, messages, reports, logs. */
const reporting =
  /^(?:set(?!Timeout|Interval|Immediate)[A-Z]\w*|toast|notify|tell|show[A-Z]?\w*|fail(?:ed)?|reject|reportFault)$/;
const reportingObjects = new Set(['log', 'logs', 'toast', 'toasts', 'console']);

/** A handler of failures: a catch clause, or a function passed to `.catch()` or as the second argument to `.then()`. */
type Handler = NodeOf<'CatchClause' | 'ArrowFunctionExpression' | 'FunctionExpression'>;

/**
 * Forbids handlers that swallow a failure. A handler has to throw, look at the failure, report it, or show something to
 * the person. If it has nothing to do, a comment `// ignored: <reason>` says why
 */
export const noSilentCatch: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      silent:
        'This handler swallows the failure. Show it, rethrow it, pass it to reportFault, or give the reason in a comment "// ignored: <reason>".',
    },
  },
  create(context) {
    const { sourceCode } = context;

    function check(handler: Handler): void {
      if (isHandled(handler, sourceCode) || hasReason(handler, sourceCode)) return;
      context.report({ node: handler, messageId: 'silent' });
    }

    return {
      CatchClause: check,
      CallExpression({ callee, arguments: passed }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const position = { catch: 0, then: 1 }[callee.property.name];
        const handler = position === undefined ? undefined : passed[position];
        if (handler?.type === 'ArrowFunctionExpression' || handler?.type === 'FunctionExpression')
          check(handler);
      },
    };
  },
};

/** Whether it throws, reads what was thrown, or reports. */
function isHandled(handler: Handler, sourceCode: SourceCode): boolean {
  const variables = sourceCode.getDeclaredVariables(handler);
  if (variables.some(({ references }) => references.length > 0)) return true;
  return some(handler.body, sourceCode, (node) => node.type === 'ThrowStatement' || isReport(node));
}

function isReport(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'Identifier') return reporting.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object, property } = callee;
  return reporting.test(property.name) || (object.type === 'Identifier' && reportingObjects.has(object.name));
}

/** Searches a handler, but not the functions inside it, which may never run. */
function some(node: Node, sourceCode: SourceCode, found: (node: Node) => boolean): boolean {
  if (found(node)) return true;
  if (isFunction(node)) return false;
  return childrenOf(node, sourceCode).some((child) => some(child, sourceCode, found));
}

function isFunction(node: Node): boolean {
  return /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);
}

function childrenOf(node: Node, { visitorKeys }: SourceCode): readonly Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child = (node as unknown as Readonly<Record<string, Node | Node[] | null>>)[key];
    return [child].flat().filter((each) => each !== null && each !== undefined);
  });
}

function hasReason(handler: Handler, sourceCode: SourceCode): boolean {
  const comments = [...sourceCode.getCommentsInside(handler), ...commentsBefore(handler, sourceCode)];
  return comments.some(({ value }) => reason.test(value));
}

/** Comments right before the handler; for an argument also before its line and before its statement. */
function commentsBefore(handler: Handler, sourceCode: SourceCode): readonly Comment[] {
  const before = sourceCode.getCommentsBefore(handler);
  if (handler.type === 'CatchClause' || !handler.loc) return before;
  const { line } = handler.loc.start;
  const first = sourceCode.ast.tokens.find((token) => token.loc.start.line === line);
  const statement = sourceCode
    .getAncestors(handler)
    .findLast(({ type }) => /(?:Statement|Declaration)$/.test(type));
  return [first, statement].reduce(
    (comments, place) => (place ? [...comments, ...sourceCode.getCommentsBefore(place)] : comments),
    before,
  );
}
