import { deployedFunctions } from '../../../tools/backend/deployed-functions';

interface DeployedNames {
  /** Callables. */
  readonly calls: readonly string[];
  /** What answers plain requests. */
  readonly routes: readonly string[];
}

/** The names under which the functions that answer requests are deployed. */
export async function deployedNames(): Promise<DeployedNames> {
  const functions = [...(await deployedFunctions())];
  return {
    calls: functions.filter(([, endpoint]) => endpoint.callableTrigger).map(([name]) => name),
    routes: functions.filter(([, endpoint]) => endpoint.httpsTrigger).map(([name]) => name),
  };
}
