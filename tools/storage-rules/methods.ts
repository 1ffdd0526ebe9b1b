import type { Position } from './ast';
import { compilePattern, compileSeparator } from './compile-pattern';
import { identicalValues } from './equal-values';
import { EvaluationError } from './evaluation-error';
import { isList, isMap, typeName, type RulesValue } from './values';

interface Method {
  /**
   * The kind of each argument. A pattern must be a literal, so that check-rules can reject unsupported RE2
   * syntax.
   */
  parameters: readonly ('value' | 'pattern' | 'separator')[];
  call: (self: RulesValue, argument: RulesValue, at: Position) => RulesValue;
}

function noMethod(name: string, self: RulesValue, at: Position): never {
  throw new EvaluationError(`There is no ${name}() for ${typeName(self)}`, at);
}

/** Every supported method: `value.name(argument)`. */
export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  [
    'size',
    {
      parameters: [],
      call: (self, _, at) => {
        if (typeof self === 'string' || isList(self)) return BigInt(self.length);
        return isMap(self) ? BigInt(self.size) : noMethod('size', self, at);
      },
    },
  ],
  [
    'matches',
    {
      parameters: ['pattern'],
      call: (self, pattern, at) =>
        typeof self === 'string' && typeof pattern === 'string'
          ? compilePattern(pattern).test(self)
          : noMethod('matches', self, at),
    },
  ],
  [
    'split',
    {
      parameters: ['separator'],
      call: (self, separator, at) =>
        typeof self === 'string' && typeof separator === 'string'
          ? splitString(self, compileSeparator(separator))
          : noMethod('split', self, at),
    },
  ],
  [
    'keys',
    {
      parameters: [],
      call: (self, _, at) => (isMap(self) ? [...self.keys()].sort() : noMethod('keys', self, at)),
    },
  ],
  [
    'hasOnly',
    {
      parameters: ['value'],
      call: (self, allowed, at) =>
        isList(self) && isList(allowed)
          ? self.every((item) => allowed.some((other) => identicalValues(item, other)))
          : noMethod('hasOnly', self, at),
    },
  ],
]);

// Google's runtime uses Java, whose split drops trailing empty strings.
function splitString(text: string, separator: RegExp): string[] {
  const parts = text.split(separator);
  if (parts.length === 1) return parts;
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
}
