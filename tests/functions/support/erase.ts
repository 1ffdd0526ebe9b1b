import { randomUUID } from 'node:crypto';
import { callUntilTaken } from './call';
import type { SignedIn } from './sign-in';
import { stored } from './stored';
import { sweepOnly } from './tick';
import { waitFor } from './wait-for';

/**
 * Erases a person, until at least this step of the erasure is done. It is found by its id, because it forgets the address
 * once all steps are.
 */
export async function eraseUntil(step: string, email: string, admin: SignedIn): Promise<void> {
  const { result, error } = await callUntilTaken<{ erasureId: string }>(
    'office-person-erase',
    { email, idempotencyKey: randomUUID() },
    admin,
  );
  const erasureId = result?.erasureId;
  if (erasureId === undefined) throw new Error(JSON.stringify(error));
  await waitFor(`the step ${step} of the erasure of ${email}`, async () => {
    await sweepOnly('erasures');
    return ((await stored('person_erasures', erasureId))?.done as readonly string[] | undefined)?.includes(
      step,
    );
  });
}
