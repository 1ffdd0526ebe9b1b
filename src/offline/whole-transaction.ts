interface Transaction {
  readonly done: Promise<void>;
  abort(): void;
}

/**
 * Runs `work` in the transaction, and resolves after the commit; `work` may await nothing but its stores.
 * @throws Error if the browser refuses (private mode, full disk); nothing is stored then.
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
      // The transaction has already ended.
    }
    throw cause;
  }
}
