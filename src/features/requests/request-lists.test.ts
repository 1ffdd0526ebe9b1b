import { expect, test } from 'vitest';
import { listViewOf } from '@domain/office/list-view';
import { pendingRequests, requestsOf } from './request-lists';

const listOf = (query: string) => requestsOf(listViewOf('requests', new URLSearchParams(query)));

test('by deadline, those that wait and have one, the earliest first', () => {
  expect(listOf('list=requests&filter=deadline')).toMatchObject({
    where: [...pendingRequests.where, ['deadline', '>=', '0']],
    orderBy: ['deadline', 'asc'],
  });
});

test('by mark, the newest first', () => {
  expect(listOf('list=requests&filter=contacted')).toMatchObject({
    where: [['status', '==', 'contacted']],
    orderBy: ['created_at', 'desc'],
  });
});
