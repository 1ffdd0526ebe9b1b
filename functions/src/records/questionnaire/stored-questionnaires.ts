import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { followUpRecord, type StoredFollowUp } from '@domain/follow-up/follow-up-record';
import type { Questionnaire } from '@domain/questionnaire/questionnaire';
import { questionnaireRecord } from '@domain/questionnaire/questionnaire-record';
import { collectionOf } from '../../platform/collection-of';

/** The questionnaire and the follow-up of a job, as stored; the ids are those of their jobs. */
export type StoredQuestionnaire = Questionnaire<Timestamp>;
export type FollowUp = StoredFollowUp<Timestamp>;

export function questionnaires(): CollectionReference<StoredQuestionnaire, StoredQuestionnaire> {
  return collectionOf(questionnaireRecord);
}

export function followUps(): CollectionReference<FollowUp, FollowUp> {
  return collectionOf(followUpRecord);
}
