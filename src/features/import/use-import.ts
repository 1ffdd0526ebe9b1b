import { useCallback, useEffect, useRef, useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import { columnList, columnsOf, type ImportProgress } from '@domain/import/import-calls';
import { proposeColumns, type ImportColumns } from '@domain/import/import-fields';
import type { ImportKind } from '@domain/import/import-kinds';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { readCsv, UnreadableFile, type CsvFile } from './read-csv';
import { checkFile, importFile, type MatchedFile, type RowResult } from './run-import';

/** What the screen shows of an import. */
export type ImportStep =
  | { readonly at: 'file'; readonly reading: boolean; readonly problem: string }
  | {
      readonly at: 'columns';
      readonly file: CsvFile;
      readonly kind: ImportKind;
      readonly columns: ImportColumns;
      readonly problem: string;
    }
  | { readonly at: 'checking'; readonly matched: MatchedFile; readonly checked: number }
  | {
      readonly at: 'checked';
      readonly matched: MatchedFile;
      readonly results: readonly RowResult[];
      readonly problem: string;
    }
  | { readonly at: 'running'; readonly matched: MatchedFile; readonly progress: ImportProgress }
  | {
      readonly at: 'paused';
      readonly matched: MatchedFile;
      readonly progress: ImportProgress;
      readonly problem: string;
    }
  | {
      readonly at: 'done';
      readonly kind: ImportKind;
      readonly progress: ImportProgress;
      readonly earlier: boolean;
    };

const nothing: ImportStep = { at: 'file', reading: false, problem: '' };

/** An import whose file was not handled to its end, as the list shows it. */
export interface KnownImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly file_hash: string;
  readonly state: ImportProgress['state'];
  readonly rows: number;
  readonly next: number;
  readonly made: number;
  readonly added: number;
  readonly matched: number;
  readonly refused: number;
  readonly removed: number;
  readonly kept: number;
  readonly columns: readonly number[];
}

export interface ImportActions {
  readonly choose: (kind: ImportKind, file: File) => Promise<void>;
  readonly check: (columns: ImportColumns) => Promise<void>;
  readonly start: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly pause: () => void;
  readonly backToColumns: () => void;
  readonly reset: () => void;
}

/** Takes a file through its import, step by step. Leaving the page breaks it off; the server knows how far it came. */
export function useImport(
  call: CallAsAdmin,
  known: readonly KnownImport[],
): { readonly step: ImportStep; readonly actions: ImportActions } {
  const [step, setStep] = useState<ImportStep>(nothing);
  // Each piece of work goes on while its number is the current one.
  const work = useRef(0);
  useEffect(
    () => () => {
      work.current += 1;
    },
    [],
  );
  useUnsavedInput(step.at !== 'file' && step.at !== 'done');

  const begin = useCallback(() => {
    work.current += 1;
    const own = work.current;
    return () => work.current === own;
  }, []);

  const choose = async (kind: ImportKind, chosen: File) => {
    const goesOn = begin();
    setStep({ at: 'file', reading: true, problem: '' });
    try {
      const file = await readCsv(chosen);
      if (!goesOn()) return;
      const earlier = known.find(
        (each) => each.file_hash === file.hash && each.kind === kind && each.state !== 'UNDONE',
      );
      if (!earlier) {
        setStep({ at: 'columns', file, kind, columns: proposeColumns(kind, file.headers), problem: '' });
        return;
      }
      const columns = columnsOf(kind, earlier.columns);
      if (isFresh(earlier)) setStep({ at: 'columns', file, kind, columns, problem: '' });
      else found({ file, kind, columns }, { ...earlier, importId: earlier.id });
    } catch (error) {
      if (goesOn()) setStep({ at: 'file', reading: false, problem: problemOf(error) });
    }
  };

  /** Shows the earlier import of a file, which may be continued. */
  const found = (matched: MatchedFile, progress: ImportProgress) =>
    setStep(
      progress.state === 'RUNNING'
        ? { at: 'paused', matched, progress, problem: '' }
        : { at: 'done', kind: matched.kind, progress, earlier: true },
    );

  const check = async (columns: ImportColumns) => {
    if (step.at !== 'columns') return;
    const { file, kind } = step;
    const matched = { file, kind, columns };
    const goesOn = begin();
    setStep({ at: 'checking', matched, checked: 0 });
    try {
      const results = await checkFile(matched, {
        call,
        goesOn,
        onChecked: (checked) => goesOn() && setStep({ at: 'checking', matched, checked }),
      });
      if (results) setStep({ at: 'checked', matched, results, problem: '' });
    } catch (error) {
      if (goesOn()) setStep({ at: 'columns', ...matched, problem: problemOf(error) });
    }
  };

  const run = async (matched: MatchedFile, from: ImportProgress) => {
    const goesOn = begin();
    let progress = from;
    setStep({ at: 'running', matched, progress });
    try {
      progress = await importFile(matched, from, {
        call,
        goesOn,
        onProgress(next) {
          progress = next;
          if (goesOn()) setStep({ at: 'running', matched, progress: next });
        },
      });
      if (goesOn()) setStep({ at: 'done', kind: matched.kind, progress, earlier: false });
    } catch (error) {
      if (goesOn()) setStep({ at: 'paused', matched, progress, problem: problemOf(error) });
    }
  };

  const key = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const start = async () => {
    if (step.at !== 'checked') return;
    const { matched } = step;
    const { file, kind, columns } = matched;
    const asked = columnList(kind, columns);
    // A repeated press starts the same import; one with other columns is another request.
    const of = JSON.stringify([kind, file.hash, asked]);
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() };
    try {
      const progress = await call('office-import-begin', {
        kind,
        fileHash: file.hash,
        fileName: file.name,
        rows: file.rows.length,
        columns: asked,
        idempotencyKey: key.current.key,
      });
      key.current = null;
      const agreed = { ...matched, columns: columnsOf(kind, progress.columns) };
      const isAsAsked = JSON.stringify(columnList(kind, agreed.columns)) === JSON.stringify(asked);
      if (isFresh(progress) && isAsAsked) await run(agreed, progress);
      else found(agreed, progress);
    } catch (error) {
      setStep({ ...step, problem: problemOf(error) });
    }
  };

  return {
    step,
    actions: {
      choose,
      check,
      start,
      goOn: async () => {
        if (step.at === 'paused') await run(step.matched, step.progress);
      },
      pause() {
        begin();
        if (step.at === 'running') setStep({ ...step, at: 'paused', problem: '' });
        if (step.at === 'checking') setStep({ at: 'columns', ...step.matched, problem: '' });
      },
      backToColumns() {
        if (step.at === 'checked') setStep({ at: 'columns', ...step.matched, problem: '' });
      },
      reset() {
        begin();
        setStep(nothing);
      },
    },
  };
}

/** Whether nothing was read with its columns yet, so that they can still be changed. */
function isFresh({ state, next }: Pick<ImportProgress, 'state' | 'next'>): boolean {
  return state === 'RUNNING' && next === 0;
}

function problemOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  reportFault('an import stopped', error);
  if (error instanceof AppError) return error.details.userMessage;
  return 'This file can’t be read on this device. Choose it again.';
}
