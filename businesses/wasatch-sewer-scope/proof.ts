import type { Proof } from '@domain/business/facts';

export const proof: Proof = { inspector: null, insurance: null, association: null, reviews: [] };
