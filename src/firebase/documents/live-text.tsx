import type { CollectionName } from '@domain/firestore/paths';
import { ReadBoundary } from './read-boundary';
import { readField } from './read-field';
import { useLiveDocument } from './use-live-document';

interface LiveTextProps {
  readonly collection: CollectionName;
  readonly id: string;
  readonly field: string;
  /** Shown where the record is missing or can't be read. */
  readonly missing: string;
}

function Text({ collection, id, field, missing }: LiveTextProps) {
  const record = useLiveDocument(collection, id);
  if (record.state === 'loading') return null;
  return (
    <span dir="auto">{record.state === 'found' ? readField.text(record.document, field) : missing}</span>
  );
}

/** One field of another record, live. */
export function LiveText(props: LiveTextProps) {
  return (
    <ReadBoundary key={props.id} fallback={() => props.missing}>
      <Text {...props} />
    </ReadBoundary>
  );
}
