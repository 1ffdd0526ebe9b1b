import { localServices } from '../../admin/local-services';

/** How many documents of a collection hold this value in this field. */
export async function countDocuments(collection: string, field: string, value: string): Promise<number> {
  const { firestore } = localServices();
  return (await firestore.collection(collection).where(field, '==', value).count().get()).data().count;
}
