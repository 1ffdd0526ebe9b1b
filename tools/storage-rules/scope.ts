import type { FunctionDeclaration } from './ast';
import type { RulesValue } from './values';

/** Evaluated lazily: an error in an unused `let` or argument has no effect, as in Google's runtime. */
export type LazyValue = () => RulesValue;

/** The names visible in a block. Functions see the names around their declaration. */
export class Scope {
  private readonly functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    private readonly outer: Scope | undefined,
    private readonly variables: ReadonlyMap<string, LazyValue>,
    functions: readonly FunctionDeclaration[] = [],
  ) {
    this.functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  variable(name: string): LazyValue | undefined {
    return this.variables.get(name) ?? this.outer?.variable(name);
  }

  function(name: string): { declaration: FunctionDeclaration; scope: Scope } | undefined {
    const declaration = this.functions.get(name);
    return declaration ? { declaration, scope: this } : this.outer?.function(name);
  }
}
