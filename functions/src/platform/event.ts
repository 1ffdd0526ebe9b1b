import { logs } from './logs';
import { inContext } from './request-context';
import { loadSettings } from './stored-settings';

/**
 * Wraps the handler of a trigger or schedule, adding a request id to its logs.
 * @throws an Error with only that id, because the platform logs errors unredacted.
 */
export function event<Event>(
  name: string,
  work: (event: Event) => Promise<unknown>,
): (event: Event) => Promise<void> {
  return (received) =>
    inContext(name, {}, async (context) => {
      const { requestId } = context;
      try {
        context.settings = (await loadSettings()).settings;
        await work(received);
        logs.eventDone();
      } catch (error) {
        logs.eventFailed(error);
        throw new Error(`${name} failed, request ${requestId}`);
      }
    });
}
