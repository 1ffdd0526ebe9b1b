import type { AuditEntry } from '@domain/audit/audit-entry';
import { collections } from '@domain/firestore/paths';
import { inWords } from '@domain/text/in-words';
import { readField } from '@/firebase/read-field';
import { useLiveDocument } from '@/firebase/use-live-document';

function AdminName({ uid }: { readonly uid: string }) {
  const admin = useLiveDocument(collections.admins, uid);
  const short = uid.slice(0, 8);
  if (admin.state === 'found') return readField.text(admin.document, 'email') || `Admin ${short}`;
  return admin.state === 'missing' ? `Former admin ${short}` : `Admin ${short}`;
}

/** Who did it: an admin by e-mail while on the list, a client by their id or the pseudonym of their network, or the product. */
export function ActorName({ actor }: Pick<AuditEntry, 'actor'>) {
  if (actor.kind === 'admin') return <AdminName uid={actor.id} />;
  return actor.kind === 'public' || actor.kind === 'customer'
    ? `Client ${actor.id.slice(0, 8)}`
    : `Automatic: ${inWords(actor.id).toLowerCase()}`;
}
