import type { DBSchema, IDBPDatabase } from 'idb';

/** Some private modes neither open nor refuse. */
const patienceMs = 3000;

export interface DeviceConnection<Schema extends DBSchema> {
  /** @throws Error if the browser refuses the database or does not answer. */
  readonly open: () => Promise<IDBPDatabase<Schema>>;
  /** Uses the database, through another connection if this one is lost. @throws Error if the browser refuses it. */
  readonly use: <Result>(
    work: (database: IDBPDatabase<Schema>) => Result | Promise<Result>,
  ) => Promise<Result>;
  /** Closes the connection, so that the next use opens another. */
  readonly close: () => Promise<void>;
}

/** One page's connection to one database of the device. @param openDatabase gets what ends the connection */
export function deviceConnection<Schema extends DBSchema>(
  openDatabase: (ends: {
    /** Another tab brings a newer schema: this connection must not hold it up. */
    blocking(): void;
    terminated(): void;
  }) => Promise<IDBPDatabase<Schema>>,
): DeviceConnection<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  function open(): Promise<IDBPDatabase<Schema>> {
    opened ??= withPatience(
      openDatabase({ blocking: () => void close(), terminated: () => (opened = null) }),
    ).catch((cause: unknown) => {
      opened = null;
      throw cause;
    });
    return opened;
  }

  async function close(): Promise<void> {
    const closing = opened;
    opened = null;
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
        // The connection was lost under us, as iOS does to a page in the background.
        await close();
        return await work(await open());
      }
    },
  };
}

function withPatience<Database extends { close(): void }>(work: Promise<Database>): Promise<Database> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      reject(new Error('the database does not open'));
      // Should it open after all, nobody has use for this connection.
      work.then((database) => database.close()).catch(() => undefined);
    }, patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(giveUp));
  });
}
