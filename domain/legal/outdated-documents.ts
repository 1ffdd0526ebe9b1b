import type { SigningType } from './legal-text';

/** What a signed document states; `fee` in US dollars, null where it states none. */
export interface Stated {
  readonly property_address: string;
  readonly fee?: number | null;
}

/** What the job says now. */
interface Current {
  readonly property_address: string;
  /** US dollars. */
  readonly total_price: number;
}

/**
 * The signed documents that state another address or fee than the job. A signed document never changes, so the screens
 * that offer it say so.
 */
export function outdatedDocuments(
  signed: readonly (readonly [type: SigningType, stated: Stated])[],
  { property_address, total_price }: Current,
): SigningType[] {
  return signed
    .filter(
      ([, { property_address: address, fee = null }]) =>
        address !== property_address || (fee !== null && fee !== total_price),
    )
    .map(([type]) => type);
}
