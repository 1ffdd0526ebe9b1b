import { getIn, useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import type { Problems } from './settings-problems';
import type { SettingsForm } from './settings-form';

interface ShownProblems {
  readonly problems: Problems;
  /** Whether those of untouched fields are shown too, after a save was refused. */
  readonly all: boolean;
}

export const ShownProblemsContext = createContext<ShownProblems>({ problems: {}, all: false });

/** The error to show at a field or list; undefined for none. */
export function useShownProblem(name: string): string | undefined {
  const { problems, all } = useContext(ShownProblemsContext);
  const { touched } = useFormikContext<SettingsForm>();
  return all || getIn(touched, name) === true ? problems[name] : undefined;
}

/** The first error within a part of the form that is not shown, such as a closed card. */
export function useProblemWithin(part: string): string | undefined {
  const { problems, all } = useContext(ShownProblemsContext);
  if (!all) return undefined;
  return Object.entries(problems).find(([name]) => name.startsWith(`${part}.`))?.[1];
}
