import { useState } from 'react';
import type { PersonFound } from '@domain/erasure/erase-person';
import { AppError } from '@domain/errors/app-error';
import { sentenceOf } from '@/api/sentence-of';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

interface Looked {
  readonly email: string;
  readonly found: PersonFound;
}

interface FindPerson {
  readonly looking: boolean;
  /** The result of the last search; null before the first one, and once it is out of date. */
  readonly person: Looked | null;
  /** Why the search failed, as a sentence; empty otherwise. */
  readonly failure: string;
  readonly find: (email: string) => Promise<void>;
}

/** Finds the records stored about a person. */
export function useFindPerson(call: CallAsAdmin): FindPerson {
  const [looking, setLooking] = useState(false);
  const [person, setPerson] = useState<Looked | null>(null);
  const [failure, setFailure] = useState('');
  const find = async (email: string) => {
    setLooking(true);
    setPerson(null);
    setFailure('');
    try {
      setPerson({ email, found: await call('office-person-find', { email }) });
    } catch (error) {
      reportFault('a person not found', error);
      const atField = error instanceof AppError ? error.details.fields?.email : undefined;
      setFailure(atField ?? sentenceOf(error));
    } finally {
      setLooking(false);
    }
  };
  return { looking, person, failure, find };
}
