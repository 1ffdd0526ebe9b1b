type Step = () => Promise<void>;

const steps = new Map<string, Step>();

/** Registers a cleanup step that runs before the page is left; one step for each name. */
export function onSessionEnd(name: string, step: Step): void {
  steps.set(name, step);
}

/** Whether this tab holds anything of the session. */
export function holdsSession(): boolean {
  return steps.size > 0;
}

/** Runs every step, even if another one fails. */
export async function endSession(): Promise<void> {
  await Promise.allSettled([...steps.values()].map((step) => step()));
}
