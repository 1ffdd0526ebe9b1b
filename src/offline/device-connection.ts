import type { DBSchema, IDBPDatabase } from 'idb';
import { within } from '@domain/time/within';

/**
 * In some private modes opening a database neither succeeds nor fails. The first patience is much longer than a slow
 * device takes to repair a database after its browser was killed.
 */
const patienceMs = { first: 20_000, later: 3_000 };

export interface DeviceConnection<Schema extends DBSchema> {
  /** @throws Error if the browser refuses the database or times out. */
  readonly open: () => Promise<IDBPDatabase<Schema>>;
  /** Uses the database, and reconnects if the connection was lost. @throws Error if the browser refuses it. */
  readonly use: <Result>(
    work: (database: IDBPDatabase<Schema>) => Result | Promise<Result>,
  ) => Promise<Result>;
  /** Closes the connection; the next use creates another. */
  readonly close: () => Promise<void>;
}

/**
 * A page's connection to one database of the device. @param openDatabase gets callbacks for when the connection
 * ends
 */
export function deviceConnection<Schema extends DBSchema>(
  openDatabase: (ends: {
    /** Another tab upgrades the schema, which an open connection would block. */
    blocking(): void;
    terminated(): void;
  }) => Promise<IDBPDatabase<Schema>>,
): DeviceConnection<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  let patience = patienceMs.first;

  function open(): Promise<IDBPDatabase<Schema>> {
    opened ??= attempt().catch((cause: unknown) => {
      opened = null;
      throw cause;
    });
    return opened;
  }

  function attempt(): Promise<IDBPDatabase<Schema>> {
    const opening = openDatabase({ blocking: () => void close(), terminated: () => (opened = null) });
    return within(patience, opening, () => {
      patience = patienceMs.later;
      // ignored: this attempt was given up
      opening.then(takeLate).catch(() => undefined);
      throw new Error('the database does not open');
    });
  }

  /** Keeps a connection that succeeds after the timeout, unless there is another. */
  function takeLate(database: IDBPDatabase<Schema>): void {
    if (opened === null) opened = Promise.resolve(database);
    else database.close();
  }

  async function close(): Promise<void> {
    const closing = opened;
    opened = null;
    // ignored: a connection that did not open needs no closing
    (await closing?.catch(() => null))?.close();
  }

  return {
    open,
    close,
    async use(work) {
      try {
        return await work(await open());
      } catch (cause) {
        if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
        // iOS closes connections of background pages.
        await close();
        return await work(await open());
      }
    },
  };
}
