import { expect, it } from 'vitest';
import { mailKinds } from '@domain/mail/mail-state';
import { judgeProvider } from '../../tools/drills/provider/judge-provider';
import { providerNames, runProviderDrill } from '../../tools/drills/provider/run-provider-drill';
import { addresses } from './support/stack-addresses';

it.each(providerNames)('an outage of %s for 71 or 73 hours loses no email of any kind', async (name) => {
  const drill = {
    seed: '2026',
    count: mailKinds.length,
    step: 1440,
    firestore: addresses.firestore,
    storage: addresses.storage,
  };
  const report = await runProviderDrill(drill, [name]);
  expect(judgeProvider(report).failures).toEqual([]);
});
