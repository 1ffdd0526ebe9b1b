export interface Position {
  line: number;
  column: number;
}

export interface NamedPosition {
  name: string;
  at: Position;
}

export type BinaryOperator =
  '||' | '&&' | '==' | '!=' | 'in' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';
export type UnaryOperator = '!' | '-';

/** The syntax tree of a condition from `parseRules`. `at` is where an error in this node is reported. */
export type Expression = { at: Position } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: string; value: Expression }[] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'name'; name: string }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
  | { kind: 'document'; access: string; args: Expression[] }
  | { kind: 'unary'; operator: UnaryOperator; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'ternary'; condition: Expression; then: Expression; otherwise: Expression }
);

export interface Let extends NamedPosition {
  value: Expression;
}

export interface FunctionDeclaration extends NamedPosition {
  parameters: NamedPosition[];
  lets: Let[];
  result: Expression;
}

export interface Allow {
  methods: NamedPosition[];
  condition: Expression;
  at: Position;
}

export type MatchSegment = { at: Position } & (
  { kind: 'literal'; text: string } | { kind: 'wildcard'; name: string } | { kind: 'rest'; name: string }
);

export interface Match {
  path: MatchSegment[];
  allows: Allow[];
  functions: FunctionDeclaration[];
  matches: Match[];
  at: Position;
}

/** The body of `service firebase.storage { ... }`. */
export interface Ruleset {
  functions: FunctionDeclaration[];
  matches: Match[];
}
