export interface ChosenBusiness {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** Its tsconfig.json, in which `@business/` is this folder; absolute. */
  readonly tsconfig: string;
}

export function chosenBusiness(env?: NodeJS.ProcessEnv): ChosenBusiness;
export function businessNames(): string[];
export function businessAlias(env?: NodeJS.ProcessEnv): Record<string, string>;
export function refuseOtherBusiness(env?: NodeJS.ProcessEnv): void;
