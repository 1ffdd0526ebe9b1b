import type { BinaryOperator, Position, UnaryOperator } from './ast';
import { equalValues, identicalValues } from './equal-values';
import { EvaluationError } from './evaluation-error';
import { isList, isMap, typeName, type RulesValue } from './values';

type StrictOperator = Exclude<BinaryOperator, '||' | '&&'>;

/** Operators that always evaluate both operands. */
export function evaluateBinary(
  operator: StrictOperator,
  left: RulesValue,
  right: RulesValue,
  at: Position,
): RulesValue {
  switch (operator) {
    case '==':
      return equalValues(left, right);
    case '!=':
      return !equalValues(left, right);
    case 'in':
      if (isList(right)) return right.some((item) => identicalValues(item, left));
      if (isMap(right) && typeof left === 'string') return right.has(left);
      throw unsupported(operator, left, right, at);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right, at);
    default:
      return calculate(operator, left, right, at);
  }
}

export function evaluateUnary(operator: UnaryOperator, operand: RulesValue, at: Position): RulesValue {
  if (operator === '!' && typeof operand === 'boolean') return !operand;
  if (operator === '-' && typeof operand === 'bigint') return int64(-operand, at);
  if (operator === '-' && typeof operand === 'number') return -operand;
  throw new EvaluationError(`Unsupported: ${operator}${typeName(operand)}`, at);
}

function unsupported(operator: string, left: RulesValue, right: RulesValue, at: Position): EvaluationError {
  return new EvaluationError(`Unsupported: ${typeName(left)} ${operator} ${typeName(right)}`, at);
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function compare(
  operator: '<' | '<=' | '>' | '>=',
  left: RulesValue,
  right: RulesValue,
  at: Position,
): boolean {
  const comparable =
    (isNumber(left) && isNumber(right)) ||
    (typeof left === 'string' && typeof right === 'string') ||
    (left instanceof Date && right instanceof Date);
  if (!comparable) throw unsupported(operator, left, right, at);
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

function calculate(
  operator: '+' | '-' | '*' | '/' | '%',
  left: RulesValue,
  right: RulesValue,
  at: Position,
): RulesValue {
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  if (!isNumber(left) || !isNumber(right)) throw unsupported(operator, left, right, at);
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if (right === 0n && (operator === '/' || operator === '%'))
      throw new EvaluationError('Division by zero', at);
    return int64(CALCULATE_INT[operator](left, right), at);
  }
  return CALCULATE_FLOAT[operator](Number(left), Number(right));
}

const CALCULATE_INT = {
  '+': (left: bigint, right: bigint) => left + right,
  '-': (left: bigint, right: bigint) => left - right,
  '*': (left: bigint, right: bigint) => left * right,
  '/': (left: bigint, right: bigint) => left / right,
  '%': (left: bigint, right: bigint) => left % right,
};

const CALCULATE_FLOAT = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '%': (left: number, right: number) => left % right,
};

function int64(value: bigint, at: Position): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('An int has 64 bits', at);
  return value;
}
