interface Deployed {
  /** Callables. */
  readonly calls: readonly string[];
  /** What answers plain requests. */
  readonly routes: readonly string[];
}

interface Endpoint {
  readonly __endpoint: { readonly callableTrigger?: object; readonly httpsTrigger?: object };
}

/** The names under which the functions that answer requests are deployed: nested groups, joined with dashes. */
export async function deployedNames(): Promise<Deployed> {
  const [calls, routes]: [string[], string[]] = [[], []];
  const visit = (exported: unknown, path: readonly string[]) => {
    if (exported === null || exported === undefined) return;
    if (isFunction(exported)) {
      const name = path.join('-');
      if (exported.__endpoint.callableTrigger) calls.push(name);
      if (exported.__endpoint.httpsTrigger) routes.push(name);
      return;
    }
    for (const [key, value] of Object.entries(exported)) visit(value, [...path, key]);
  };
  visit({ ...(await import('../../../functions/src/index')) }, []);
  return { calls, routes };
}

function isFunction(value: unknown): value is Endpoint {
  return typeof value === 'function' && '__endpoint' in value;
}
