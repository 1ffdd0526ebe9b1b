import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { object } from 'yup';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { flag } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';

/** What owners ask of everyone's sign-in, collection `sign_in_policy`, one record. */
export interface SignInPolicy {
  readonly two_step_required: boolean;
}

const policy: Reads<SignInPolicy> = object({ two_step_required: flag() });

const policyRecord = recordType(collections.signInPolicy, policy);

export const policyId = 'current';

export function signInPolicy(): DocumentReference<SignInPolicy, SignInPolicy> {
  return collectionOf(policyRecord).doc(policyId);
}

/** Whether everyone needs two-step sign-in. */
export async function isTwoStepRequired(transaction: Transaction): Promise<boolean> {
  return (await transaction.get(signInPolicy())).data()?.two_step_required ?? false;
}
