interface Transaction {
  readonly done: Promise<void>;
  abort(): void;
}

/**
 * Does the work in the transaction, and answers after it is safely on the device; `work` may await nothing but its stores.
 * @throws Error if the browser refuses (private mode, full disk): then nothing of it is kept.
 */
export async function wholeTransaction<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    await transaction.done;
    return result;
  } catch (cause) {
    transaction.done.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw cause;
  }
}
