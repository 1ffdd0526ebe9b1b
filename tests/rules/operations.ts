import { randomUUID } from 'node:crypto';
import type { RulesTestContext } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export interface Target {
  readonly collection: string;
  /** The id of a document that exists. */
  readonly id: string;
  readonly document: Readonly<Record<string, unknown>>;
}

type Attempt = (context: RulesTestContext, target: Target) => Promise<unknown>;

/** Each operation as a client performs it; `list` with the largest limit that the rules allow. */
export const attempt: Readonly<Record<Operation, Attempt>> = {
  get: (context, target) => getDoc(doc(context.firestore(), target.collection, target.id)),
  list: (context, target) => getDocs(query(collection(context.firestore(), target.collection), limit(200))),
  create: (context, target) =>
    setDoc(doc(context.firestore(), target.collection, `${target.id}-${randomUUID()}`), target.document),
  update: (context, target) =>
    updateDoc(doc(context.firestore(), target.collection, target.id), { touched: true }),
  delete: (context, target) => deleteDoc(doc(context.firestore(), target.collection, target.id)),
};
