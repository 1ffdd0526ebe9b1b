import { expect, it } from 'vitest';
import { mailKinds } from '@domain/mail/mail-state';
import { judgeProvider } from '../../tools/drills/provider/judge-provider';
import { runProviderDrill } from '../../tools/drills/provider/run-provider-drill';
import { addresses } from './support/stack-addresses';

it('loses no mail of any kind to a provider that is down for 71 hours, or for 73', async () => {
  const report = await runProviderDrill({
    seed: '2026',
    count: mailKinds.length,
    step: 1440,
    firestore: addresses.firestore,
    storage: addresses.storage,
  });
  expect(judgeProvider(report).failures).toEqual([]);
});
