import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, text } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';

/**
 * The message to the client of a declined or deleted request, collection `request_notices`, id = the request's. It is
 * not part of the request, because the email may be sent after the request is deleted.
 */
export interface RequestNotice<At = Timestamp> {
  readonly name: string;
  readonly email: string;
  readonly service_type: string;
  readonly message: string;
  readonly created_at: At;
}

const notice: Reads<RequestNotice<Instant>> = object({
  name: text(),
  email: text(),
  service_type: text(),
  message: text(),
  created_at: instant(),
});

const requestNoticeRecord = recordType(collections.requestNotices, notice);

export function requestNotices(): CollectionReference<RequestNotice, RequestNotice> {
  return collectionOf(requestNoticeRecord);
}
