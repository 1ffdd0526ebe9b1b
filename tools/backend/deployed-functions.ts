interface Deployed {
  readonly __endpoint: {
    readonly callableTrigger?: object;
    readonly httpsTrigger?: object;
    readonly availableMemoryMb?: unknown;
  };
}

/**
 * Each function by its deployed name: nested groups joined with dashes. Environment variables that functions
 * read at import (FIREBASE_CONFIG) must be set.
 */
export async function deployedFunctions(): Promise<ReadonlyMap<string, Deployed['__endpoint']>> {
  const found = new Map<string, Deployed['__endpoint']>();
  const visit = (exported: unknown, path: readonly string[]) => {
    if (isDeployed(exported)) found.set(path.join('-'), exported.__endpoint);
    else if (typeof exported === 'object' && exported) {
      for (const [key, value] of Object.entries(exported)) visit(value, [...path, key]);
    }
  };
  visit({ ...(await import('../../functions/src/index')) }, []);
  return found;
}

function isDeployed(value: unknown): value is Deployed {
  return typeof value === 'function' && '__endpoint' in value;
}
