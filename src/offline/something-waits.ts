import { waitingEntries } from './waiting-entries';

/** Whether anything unsent is on this device; `false` where the browser refuses the database. */
export async function somethingWaits(): Promise<boolean> {
  return (await waitingEntries()).length > 0;
}
