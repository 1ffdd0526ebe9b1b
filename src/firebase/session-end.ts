type Step = () => Promise<void>;

const steps = new Map<string, Step>();

/** What has to be let go of before the page is left; one step for each name. */
export function onSessionEnd(name: string, step: Step): void {
  steps.set(name, step);
}

/** Whether anything of the session's is open in this tab. */
export function holdsSession(): boolean {
  return steps.size > 0;
}

/** Runs every step; one that fails keeps none of the others from running. */
export async function endSession(): Promise<void> {
  await Promise.allSettled([...steps.values()].map((step) => step()));
}
