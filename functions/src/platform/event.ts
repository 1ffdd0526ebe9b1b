import { logs } from './logs';
import { inContext } from './request-context';

/**
 * What a trigger or a schedule does, with an id on its log lines.
 * @throws an Error with that id alone: the platform logs what it is given, as it is.
 */
export function event<Event>(
  name: string,
  work: (event: Event) => Promise<unknown>,
): (event: Event) => Promise<void> {
  return (received) =>
    inContext(name, {}, async ({ requestId }) => {
      try {
        await work(received);
        logs.eventDone();
      } catch (error) {
        logs.eventFailed(error);
        throw new Error(`${name} failed, request ${requestId}`);
      }
    });
}
