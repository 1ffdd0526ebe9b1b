import { afterAll, expect, test } from 'vitest';
import { restartFunctions, startFunctions, stopFunctions } from '../../setup/functions-control';
import { buildRequestSubmission } from '../../../tools/testing/factories/build-request-submission';
import { requestCall, call } from '../support/call';
import { newAddress } from '../../../tools/testing/factories/new-address';
import { tick } from '../support/tick';

afterAll(() => restartFunctions());

test('stopped functions refuse connections and answer again after a start', async () => {
  expect((await tick()).status).toBe(200);
  await stopFunctions();
  await expect(tick()).rejects.toThrow('fetch failed');
  await startFunctions();
  expect((await tick()).status).toBe(200);
});

test('environment values given to a start apply until the next start', async () => {
  const from = newAddress();
  const submit = async () => {
    const answer = await call('secure-form-submission', requestCall(buildRequestSubmission()), { from });
    return answer.status;
  };
  await restartFunctions({ PUBLIC_FORM_LIMIT: '1' });
  expect([await submit(), await submit()]).toEqual([200, 429]);
  await restartFunctions();
  expect(await submit()).toBe(200);
});
