import type { Guard } from '@domain/json/guards';
import type { Command, RunnableCommand } from './command';
import type { Facts } from './facts';

/** `unclear`: an answer in a shape that is not known. */
export type Judgement = 'done' | 'open' | 'unclear';

/** One setting of the project: how to read it, and the commands that set it. */
export interface Part {
  readonly what: string;
  readonly read: RunnableCommand;
  readonly judge: (body: unknown) => Judgement;
  /** What the answer says that later steps need. */
  readonly learn: (body: unknown) => Partial<Facts>;
  readonly fix: readonly Command[];
  /** Why only a person can do it. The commands are printed, not run. */
  readonly byHand: string | null;
  /** The role that the caller needs for it. */
  readonly role: string;
}

export interface Step {
  readonly name: string;
  /** Steps without which this one would fail. */
  readonly needs: readonly string[];
  readonly parts: (facts: Facts) => readonly Part[];
}

interface Description<Body> {
  readonly what: string;
  readonly read: RunnableCommand;
  readonly is: Guard<Body>;
  readonly isDone: (body: Body) => boolean;
  readonly learn?: (body: Body) => Partial<Facts>;
  readonly fix: readonly Command[];
  readonly byHand?: string | null;
  readonly role: string;
}

export function part<Body>(description: Description<Body>): Part {
  const { what, read, fix, role, is, isDone, learn, byHand = null } = description;
  return {
    what,
    read,
    fix,
    role,
    byHand,
    judge: (body) => {
      if (!is(body)) return 'unclear';
      return isDone(body) ? 'done' : 'open';
    },
    learn: (body) => (is(body) ? (learn?.(body) ?? {}) : {}),
  };
}
