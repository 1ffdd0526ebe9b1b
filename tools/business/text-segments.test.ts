import path from 'node:path';
import { expect, test } from 'vitest';
import type { Contact, Names } from '@domain/business/facts';
import { textKinds } from '@domain/mail/mail-state';
import { segmentsAtMost, segmentsOf } from '@domain/text-message/segments';
import { longestTexts, textSender } from '@domain/text-message/text-words';
import { repositoryRoot } from '../backend/stack';
import { businessNames } from './chosen-business.mjs';

test.each(businessNames())('the longest texts of %s take as many segments as are costed', async (name) => {
  const folder = path.join(repositoryRoot, 'businesses', name);
  const { names } = (await import(path.join(folder, 'names.ts'))) as { names: Names };
  const { contact } = (await import(path.join(folder, 'contact.ts'))) as { contact: Contact };
  const texts = longestTexts(textSender(names, contact.siteUrl), contact.siteUrl);
  expect(Object.fromEntries(textKinds.map((kind) => [kind, segmentsOf(texts[kind])] as const))).toEqual(
    segmentsAtMost,
  );
});
