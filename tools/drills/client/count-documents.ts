import { localServices } from '../../admin/local-services';

/** The number of a collection's documents with this value in this field. */
export async function countDocuments(collection: string, field: string, value: string): Promise<number> {
  const { firestore } = localServices();
  return (await firestore.collection(collection).where(field, '==', value).count().get()).data().count;
}
