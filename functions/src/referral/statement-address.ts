import { hasFields, isNumber, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';
import { config } from '../platform/config';
import { seal, unseal } from '../platform/seal';
import { addressMinutes, type FileAddress } from '../records/file/file-address';

/** Whose statement, of which year. */
export interface StatementSubject {
  readonly email: string;
  readonly year: number;
}

const sealedFor = 'reward-statement';
const isSealed = hasFields({ email: isText, year: isNumber, until: isNumber });

/** URL of a statement, valid for 15 minutes. It is sealed, so that it shows no address. */
export function statementAddress({ email, year }: StatementSubject, now: Date): FileAddress {
  const expires = new Date(now.getTime() + addressMinutes * 60_000);
  const of = seal(sealedFor, JSON.stringify({ email, year, until: expires.getTime() }));
  return {
    url: `${config.functionsUrl}/pages/statement?${new URLSearchParams({ of }).toString()}`,
    expiresAt: expires.toISOString(),
  };
}

/** The subject of a URL at `now`; null if it expired or was not issued here. */
export function addressedStatement(
  { of }: Readonly<Record<string, unknown>>,
  now: Date,
): StatementSubject | null {
  if (typeof of !== 'string') return null;
  try {
    const sealed = readJson(unseal(sealedFor, of), isSealed);
    return sealed !== null && sealed.until >= now.getTime() ? sealed : null;
  } catch {
    // ignored: an altered URL gets the same answer as an expired one
    return null;
  }
}
