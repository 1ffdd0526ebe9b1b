import { createHmac } from 'node:crypto';

export interface ForgedAddress {
  readonly name: string;
  readonly query: URLSearchParams;
}

/** Addresses of a file like an issued one, none of which was issued. */
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
    changed('a later end', { until: String(Number(until) + 60_000) }),
    changed('no end', { until: null }),
    changed('an end that never comes', { until: 'Infinity' }),
    changed('an end that is none', { until: 'NaN' }),
    changed('another record', { id: 'another-report' }),
    changed('another kind', { kind: 'job-receipt' }),
    changed('no signature', { signature: null }),
    changed('an empty signature', { signature: '' }),
    changed('a short signature', { signature: signature.slice(0, -1) }),
    changed('a long signature', { signature: `${signature}0` }),
    changed('a signature in capitals', { signature: signature.toUpperCase() }),
    changed('zeros as signature', { signature: '0'.repeat(signature.length) }),
    changed('letters of two bytes', { signature: 'é'.repeat(signature.length / 2) }),
    changed('a key of nothing', { signature: guessed('') }),
    changed('a key that is guessed', { signature: guessed('local-development-key-of-somebody') }),
    { name: 'two records', query: twice },
  ];
}
