import { deployedFunctions } from '../../../tools/backend/deployed-functions';

interface DeployedNames {
  /** Callable functions. */
  readonly calls: readonly string[];
  /** Functions that answer plain HTTP requests. */
  readonly routes: readonly string[];
}

/** The deployed names of all functions that answer requests. */
export async function deployedNames(): Promise<DeployedNames> {
  const functions = [...(await deployedFunctions())];
  return {
    calls: functions.filter(([, endpoint]) => endpoint.callableTrigger).map(([name]) => name),
    routes: functions.filter(([, endpoint]) => endpoint.httpsTrigger).map(([name]) => name),
  };
}
