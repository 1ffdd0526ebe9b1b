import type { Expression, Position } from './ast';
import type { Documents } from './documents';
import { evaluateBinary, evaluateUnary } from './evaluate-operator';
import { EvaluationError } from './evaluation-error';
import { TYPES } from './known-names';
import { METHODS } from './methods';
import { readDocumentValue, readFields } from './read-wire-value';
import { Scope, type LazyValue } from './scope';
import { isList, isMap, RulesPath, typeName, type RulesValue } from './values';

/**
 * The value of an expression that checkRules accepted. @throws EvaluationError if it has none, and
 * DocumentNeeded if it depends on a document that `documents` lacks.
 */
export function evaluate(expression: Expression, scope: Scope, documents: Documents): RulesValue {
  const value = (part: Expression) => evaluate(part, scope, documents);
  const bool = (part: Expression) => requireBool(value(part), part.at);
  const { at } = expression;
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'list':
      return expression.items.map(value);
    case 'map':
      return new Map(expression.entries.map((entry) => [entry.key, value(entry.value)]));
    case 'path':
      return new RulesPath(
        expression.segments.map((part) =>
          typeof part === 'string' ? part : requireSegment(value(part), part.at),
        ),
      );
    case 'name':
      return required(scope.variable(expression.name), expression.name, at)();
    case 'member':
      return readKey(value(expression.object), expression.name, at);
    case 'index':
      return readIndex(value(expression.object), value(expression.index), at);
    case 'call':
      return callFunction(expression, scope, documents);
    case 'method': {
      const method = required(METHODS.get(expression.name), expression.name, at);
      return method.call(value(expression.object), expression.args.map(value)[0] ?? null, at);
    }
    case 'document':
      return readDocument(expression, scope, documents);
    case 'unary':
      return evaluateUnary(expression.operator, value(expression.operand), at);
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === '||') return eitherDecides(true, left, right, bool);
      if (operator === '&&') return eitherDecides(false, left, right, bool);
      return evaluateBinary(operator, value(left), value(right), at);
    }
    case 'is':
      return required(TYPES.get(expression.type), expression.type, at).includes(
        typeName(value(expression.operand)),
      );
    case 'ternary':
      return bool(expression.condition) ? value(expression.then) : value(expression.otherwise);
  }
}

/** A true operand decides `||` and a false one decides `&&`, even if the other operand is an error. */
function eitherDecides(
  decisive: boolean,
  left: Expression,
  right: Expression,
  bool: (part: Expression) => boolean,
): boolean {
  let first: boolean;
  try {
    first = bool(left);
  } catch (error) {
    if (error instanceof EvaluationError && bool(right) === decisive) return decisive;
    throw error;
  }
  return first === decisive ? decisive : bool(right);
}

function callFunction(call: Expression & { kind: 'call' }, caller: Scope, documents: Documents): RulesValue {
  const { declaration, scope } = required(caller.function(call.name), call.name, call.at);
  const variables = new Map<string, LazyValue>();
  const inner = new Scope(scope, variables);
  for (const [i, { name }] of declaration.parameters.entries()) {
    const argument = required(call.args[i], name, call.at);
    variables.set(name, () => evaluate(argument, caller, documents));
  }
  for (const binding of declaration.lets) {
    variables.set(binding.name, () => evaluate(binding.value, inner, documents));
  }
  return evaluate(declaration.result, inner, documents);
}

function readDocument(
  call: Expression & { kind: 'document' },
  scope: Scope,
  documents: Documents,
): RulesValue {
  const path = evaluate(required(call.args[0], 'path', call.at), scope, documents);
  if (!(path instanceof RulesPath)) throw new EvaluationError(`A ${typeName(path)} is no path`, call.at);
  // firebase-tools puts the path into a URL unchanged.
  const fields = documents.read('/' + path.segments.map(encodeURIComponent).join('/'), call.at);
  if (call.access === 'exists') return fields !== null;
  if (fields === null) throw new EvaluationError('There is no such document', call.at);
  return new Map([['data', readFields(fields, readDocumentValue)]]);
}

function readKey(object: RulesValue, key: string, at: Position): RulesValue {
  if (!isMap(object)) throw new EvaluationError(`A ${typeName(object)} has no property ${key}`, at);
  return required(object.get(key), key, at);
}

function readIndex(object: RulesValue, index: RulesValue, at: Position): RulesValue {
  if (typeof index === 'string') return readKey(object, index, at);
  const list = object instanceof RulesPath ? object.segments : object;
  if (!isList(list) || typeof index !== 'bigint') {
    throw new EvaluationError(`Unsupported: ${typeName(object)}[${typeName(index)}]`, at);
  }
  return required(list[Number(index)], String(index), at);
}

function requireBool(value: RulesValue, at: Position): boolean {
  if (typeof value !== 'boolean') throw new EvaluationError(`A bool is needed, not ${typeName(value)}`, at);
  return value;
}

/** One path segment: a `/` in a value must not address a different document. */
function requireSegment(value: RulesValue, at: Position): string {
  if (typeof value !== 'string' || ['', '.', '..'].includes(value)) {
    throw new EvaluationError('A path segment must be a string, neither empty nor dots', at);
  }
  return value;
}

function required<T>(value: T | undefined, name: string, at: Position): T {
  if (value === undefined) throw new EvaluationError(`There is no ${name}`, at);
  return value;
}
