import { createHmac } from 'node:crypto';

export interface ForgedAddress {
  readonly name: string;
  readonly query: URLSearchParams;
}

/** Forged variants of an issued file address. */
export function forgedAddresses(issued: URLSearchParams): ForgedAddress[] {
  const until = issued.get('until') ?? '';
  const signature = issued.get('signature') ?? '';
  const changed = (name: string, changes: Readonly<Record<string, string | null>>): ForgedAddress => {
    const query = new URLSearchParams(issued);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) query.delete(key);
      else query.set(key, value);
    }
    return { name, query };
  };
  const guessed = (secret: string) =>
    createHmac('sha256', secret)
      .update(`receipt:${JSON.stringify([issued.get('kind'), issued.get('id'), until])}`)
      .digest('hex');
  const twice = new URLSearchParams(issued);
  twice.append('id', 'another-report');
  return [
    changed('a later expiration', { until: String(Number(until) + 60_000) }),
    changed('no expiration', { until: null }),
    changed('an infinite expiration', { until: 'Infinity' }),
    changed('an invalid expiration', { until: 'NaN' }),
    changed('another record', { id: 'another-report' }),
    changed('another kind', { kind: 'job-receipt' }),
    changed('no signature', { signature: null }),
    changed('an empty signature', { signature: '' }),
    changed('a short signature', { signature: signature.slice(0, -1) }),
    changed('a long signature', { signature: `${signature}0` }),
    changed('a signature in capitals', { signature: signature.toUpperCase() }),
    changed('zeros as signature', { signature: '0'.repeat(signature.length) }),
    changed('two-byte letters as signature', { signature: 'é'.repeat(signature.length / 2) }),
    changed('an empty key', { signature: guessed('') }),
    changed('a guessed key', { signature: guessed('local-development-key-of-somebody') }),
    { name: 'two records', query: twice },
  ];
}
