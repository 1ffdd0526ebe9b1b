import { expect, it } from 'vitest';
import { mailKinds } from '@domain/mail/mail-state';
import { judgeProvider } from '../../tools/drills/provider/judge-provider';
import { runProviderDrill } from '../../tools/drills/provider/run-provider-drill';
import { addresses } from './support/stack-addresses';

it('a provider outage of 71 or 73 hours loses no email of any kind', async () => {
  const report = await runProviderDrill({
    seed: '2026',
    count: mailKinds.length,
    step: 1440,
    firestore: addresses.firestore,
    storage: addresses.storage,
  });
  expect(judgeProvider(report).failures).toEqual([]);
});
