interface SignedNames {
  /** The client's name on the job. */
  readonly booked_for: string;
  /** The printed name. */
  readonly client_name: string;
  /** The typed signature. */
  readonly client_signature: string;
}

/** Ignores case, accents, spaces and punctuation. */
function comparable(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The signer's name if it differs from the client's; null if it is the client's own. */
export function otherSigner({ booked_for, client_name, client_signature }: SignedNames): string | null {
  const own = comparable(booked_for);
  return [client_signature, client_name].find((name) => comparable(name) !== own) ?? null;
}
