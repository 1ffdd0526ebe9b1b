import type { CallName } from '@domain/api/contract';
import type { RightBody } from '../calls/right-bodies';
import type { WorldReport } from '../calls/world';
import type { Handlers } from '../handlers/start-handlers';
import type { Claims, TokenMaker } from './token-maker';

/** A call with a body that it would execute, and the claims that allow it. */
export interface Prepared {
  readonly name: CallName;
  readonly right: RightBody;
  readonly claims: Claims;
}

/** The target of the token tests: handlers that verify tokens, and protected records. */
export interface Field {
  readonly real: Handlers;
  readonly project: string;
  readonly trusted: TokenMaker;
  readonly forger: TokenMaker;
  readonly prepared: readonly Prepared[];
  /** Unpaid, so its findings are visible to admins only. */
  readonly report: WorldReport;
  readonly paid: WorldReport;
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
