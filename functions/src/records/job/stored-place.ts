import { collections } from '@domain/firestore/paths';
import { keepProjection, type RecordState } from '../../platform/projections';
import { writePlace, type Place } from '../property/stored-property';

/** A property is written with each job that comes to it, leaves it, or changes how its address is spelled. */
export function keepProperties(): void {
  keepProjection({
    of: collections.bookings,
    write(transaction, _id, { before, after }) {
      writePlace(transaction, placeIn(before), placeIn(after));
    },
  });
}

/** Of a record that was read without its type, too. Null for none, and for a job that is being deleted. */
function placeIn(state: RecordState): Place | null {
  if (!state || 'deleted_at' in state) return null;
  const { property_id: id, customer } = state as {
    readonly property_id?: unknown;
    readonly customer?: unknown;
  };
  const address =
    typeof customer === 'object' && customer !== null && 'address' in customer ? customer.address : '';
  return {
    propertyId: typeof id === 'string' ? id : null,
    address: typeof address === 'string' ? address : '',
  };
}
