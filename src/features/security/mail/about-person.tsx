import Skeleton from '@mui/material/Skeleton';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { personOf } from './person-of';
import type { NamedRecord } from '../read-record';

/** The person named in the record that an email is about. */
export function AboutPerson({ subject }: { readonly subject: NamedRecord }) {
  const found = useLiveDocument(subject.collection, subject.id);
  if (found.state === 'loading') return <Skeleton width={120} component="span" />;
  return <span dir="auto">{found.state === 'found' ? personOf(found.document) : 'Deleted'}</span>;
}
