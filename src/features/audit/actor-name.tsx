import { adminRecord } from '@domain/admin/admin-record';
import type { AuditEntry } from '@domain/audit/audit-entry';
import { inWords } from '@domain/text/in-words';
import { useLiveDocument } from '@/firebase/documents/use-live-document';

function AdminName({ uid }: { readonly uid: string }) {
  const admin = useLiveDocument(adminRecord, uid);
  const short = uid.slice(0, 8);
  if (admin.state === 'found') return admin.record.email || `Admin ${short}`;
  return admin.state === 'missing' ? `Former admin ${short}` : `Admin ${short}`;
}

/** The actor: an admin's email address, a client's id or network pseudonym, or the product itself. */
export function ActorName({ actor }: Pick<AuditEntry, 'actor'>) {
  if (actor.kind === 'admin') return <AdminName uid={actor.id} />;
  return actor.kind === 'public' || actor.kind === 'customer'
    ? `Client ${actor.id.slice(0, 8)}`
    : `Automatic: ${inWords(actor.id).toLowerCase()}`;
}
