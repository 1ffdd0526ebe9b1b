import type { Expression, FunctionDeclaration, Position } from './ast';
import { compilePattern, compileSeparator } from './compile-pattern';
import { DOCUMENT_ACCESSES, knownFields, TYPES } from './known-names';
import { LoadError } from './load-error';
import { METHODS } from './methods';

export interface KnownNames {
  variables: Set<string>;
  functions: ReadonlyMap<string, FunctionDeclaration>;
  /** Receives the functions that the checked expressions call. */
  calls: Set<FunctionDeclaration>;
}

/** @throws LoadError unless every name in the expression is known and every call is valid. */
export function checkExpression(expression: Expression, names: KnownNames): void {
  const check = (part: Expression) => checkExpression(part, names);
  switch (expression.kind) {
    case 'literal':
      return;
    case 'list':
      return expression.items.forEach(check);
    case 'map':
      return expression.entries.forEach(({ value }) => check(value));
    case 'path':
      return expression.segments.forEach((segment) => typeof segment === 'string' || check(segment));
    case 'name':
      if (!names.variables.has(expression.name)) throw unknown('variable', expression);
      return;
    case 'member':
      if (knownFields(expression.object)?.includes(expression.name) === false)
        throw unknown('field', expression);
      return check(expression.object);
    case 'index':
      check(expression.object);
      return check(expression.index);
    case 'call':
      checkCall(expression, names);
      return expression.args.forEach(check);
    case 'method':
      checkMethod(expression);
      check(expression.object);
      return expression.args.forEach(check);
    case 'document':
      checkDocument(expression);
      return expression.args.forEach(check);
    case 'unary':
      return check(expression.operand);
    case 'binary':
      check(expression.left);
      return check(expression.right);
    case 'is':
      if (!TYPES.has(expression.type)) throw new LoadError(`Unknown type: ${expression.type}`, expression.at);
      return check(expression.operand);
    case 'ternary':
      check(expression.condition);
      check(expression.then);
      return check(expression.otherwise);
  }
}

function unknown(what: string, { name, at }: { name: string; at: Position }): LoadError {
  return new LoadError(`Unknown ${what}: ${name}`, at);
}

function checkCount(name: string, args: readonly Expression[], count: number, at: Position): void {
  if (args.length !== count) throw new LoadError(`${name} takes ${count} arguments, not ${args.length}`, at);
}

function checkCall(call: Expression & { kind: 'call' }, names: KnownNames): void {
  const declaration = names.functions.get(call.name);
  if (!declaration) throw unknown('function', call);
  checkCount(call.name, call.args, declaration.parameters.length, call.at);
  names.calls.add(declaration);
}

function checkMethod(call: Expression & { kind: 'method' }): void {
  const method = METHODS.get(call.name);
  if (!method) throw unknown('method', call);
  checkCount(call.name, call.args, method.parameters.length, call.at);
  for (const [i, argument] of call.args.entries()) {
    const parameter = method.parameters[i];
    if (parameter === 'pattern') checkPattern(argument, compilePattern);
    if (parameter === 'separator') checkPattern(argument, compileSeparator);
  }
}

function checkPattern(argument: Expression, compile: (pattern: string) => RegExp): void {
  if (argument.kind !== 'literal' || typeof argument.value !== 'string') {
    throw new LoadError('A pattern must be a literal string', argument.at);
  }
  try {
    compile(argument.value);
  } catch (error) {
    throw new LoadError(error instanceof Error ? error.message : String(error), argument.at);
  }
}

function checkDocument(call: Expression & { kind: 'document' }): void {
  if (!DOCUMENT_ACCESSES.some((access) => access === call.access)) {
    throw new LoadError(`Unknown function: firestore.${call.access}`, call.at);
  }
  checkCount(`firestore.${call.access}`, call.args, 1, call.at);
  const [path] = call.args;
  if (path?.kind !== 'path') throw new LoadError('A document needs a literal path', (path ?? call).at);
  const [root, database, documents, ...ids] = path.segments;
  const isDocument = ids.length > 0 && ids.length % 2 === 0;
  if (root !== 'databases' || database !== '(default)' || documents !== 'documents' || !isDocument) {
    throw new LoadError('A document path is /databases/(default)/documents/{collection}/{id}', path.at);
  }
}
