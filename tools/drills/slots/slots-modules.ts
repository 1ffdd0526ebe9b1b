import { handlersEnvironment } from '../handlers/handlers-environment';

/** The functions' modules that build the months and check the days, in this process. */
export interface SlotsModules {
  readonly buildMonths: (now: Date, only?: string) => Promise<void>;
  readonly checkDays: (now: Date) => Promise<number>;
  /** What audit trails store of a value. */
  readonly pseudonymOf: (field: string, value: unknown) => string;
}

/** Loads them for a project: they read their configuration at import. */
export async function loadSlotsModules(environment: Readonly<Record<string, string>>): Promise<SlotsModules> {
  Object.assign(process.env, handlersEnvironment(), environment);
  const { buildMonths } = await import('../../../functions/src/availability/build-month');
  const { checkDays } = await import('../../../functions/src/records/job/check-days');
  const { pseudonym } = await import('../../../functions/src/platform/hash');
  const pseudonymOf = (field: string, value: unknown) => pseudonym(`audit:${field}`, JSON.stringify(value));
  return { buildMonths, checkDays, pseudonymOf };
}
