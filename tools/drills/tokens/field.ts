import type { CallName } from '@domain/api/contract';
import type { RightBody } from '../calls/right-bodies';
import type { WorldReport } from '../calls/world';
import type { Handlers } from '../handlers/start-handlers';
import type { Claims, TokenMaker } from './token-maker';

/** A call with a body that it would carry out, and whose claims it is for. */
export interface Prepared {
  readonly name: CallName;
  readonly right: RightBody;
  readonly claims: Claims;
}

/** Where tokens are tried: handlers that verify, and records that somebody would like to have. */
export interface Field {
  readonly real: Handlers;
  readonly project: string;
  readonly trusted: TokenMaker;
  readonly forger: TokenMaker;
  readonly prepared: readonly Prepared[];
  /** Not paid for: what it found is nobody's but an admin's. */
  readonly report: WorldReport;
  readonly paid: WorldReport;
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
