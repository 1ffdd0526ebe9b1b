import { localBucket } from '../admin/local-bucket';
import { localServices } from '../admin/local-services';
import { addresses } from '../backend/addresses';
import { trustedBody } from '../trusted-json';
import { documentSize } from './document-size';

export interface Stored {
  readonly documents: number;
  /** Bytes, without indexes. */
  readonly documentBytes: number;
  readonly files: number;
  readonly fileBytes: number;
  /** Accepted by the provider. */
  readonly mails: number;
}

/** Everything currently in the local stack's stores. */
export async function storedNow(): Promise<Stored> {
  const { firestore } = localServices();
  let [documents, documentBytes] = [0, 0];
  for (const collection of await firestore.listCollections()) {
    for (const document of (await collection.get()).docs) {
      documents += 1;
      documentBytes += documentSize(document.ref.path, document.data());
    }
  }
  const [files] = await localBucket().getFiles();
  const fileBytes = files.reduce((sum, { metadata }) => sum + Number(metadata.size ?? 0), 0);
  const messages = await trustedBody<unknown[]>(await fetch(`${addresses.mailbox}/api/messages`));
  return { documents, documentBytes, files: files.length, fileBytes, mails: messages.length };
}
