import type { RecordType } from '@domain/firestore/record-type';
import { damagedWords } from '@/ui/damaged-words';
import { ReadBoundary } from './read-boundary';
import type { Shown } from './read-record';
import { useLiveDocument } from './use-live-document';

interface LiveTextProps<Stored extends object> {
  readonly type: RecordType<Stored>;
  readonly id: string;
  readonly text: (record: Shown<Stored>) => string;
  /** Shown where the record is missing or can't be loaded. */
  readonly missing: string;
}

function Text<Stored extends object>({ type, id, text, missing }: LiveTextProps<Stored>) {
  const read = useLiveDocument(type, id);
  if (read.state === 'loading') return null;
  if (read.state === 'damaged') return damagedWords;
  return <span dir="auto">{read.state === 'found' ? text(read.record) : missing}</span>;
}

/** A text of another record, live. */
export function LiveText<Stored extends object>(props: LiveTextProps<Stored>) {
  return (
    <ReadBoundary key={props.id} fallback={() => props.missing}>
      <Text {...props} />
    </ReadBoundary>
  );
}
