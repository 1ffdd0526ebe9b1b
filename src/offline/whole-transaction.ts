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
    // ignored: it fails for the same reason, which is thrown below
    transaction.done.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // ignored: the transaction has already ended
    }
    throw cause;
  }
}
