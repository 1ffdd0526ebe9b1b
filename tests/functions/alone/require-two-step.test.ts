import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadTeamAnswer } from '@domain/admin/team-calls';
import { exchangeCustomToken } from '../../../tools/admin/exchange-custom-token';
import { callUntilTaken } from '../support/call';
import { beginSession, signIn } from '../support/sign-in';
import { addresses } from '../support/stack-addresses';
import {
  begin,
  codeOf,
  confirm,
  letTimePass,
  protectedMember,
  read,
  requireTwoStep,
  show,
  turnOff,
  type Protected,
} from '../support/two-step';

// Alone, because it asks for a code at every sign-in of the stack.
describe('where an owner requires it', () => {
  let owner: Protected;
  beforeAll(async () => {
    owner = await protectedMember();
  });
  const stop = () => requireTwoStep(owner.session, { required: false });
  afterAll(stop);

  it('is required only by an owner who has it', async () => {
    const without = await beginSession(await signIn());
    expect((await requireTwoStep(without, { required: true })).error?.details?.code).toBe('invalid-input');
  });

  it('a member sets it up after the password, and has access to nothing before', async () => {
    const [member, earlier] = [await signIn(), await signIn()];
    try {
      expect((await requireTwoStep(owner.session, { required: true })).result).toEqual({ required: true });
      expect((await begin(member)).result).toEqual({ state: 'set-up-needed' });
      // Not even an account from before there were sessions.
      expect((await read(earlier)).error?.details?.code).toBe('not-signed-in');
      const secret = (await show(member)).result?.secret ?? '';
      const { result } = await confirm(member, { code: codeOf(secret), device: 'Chrome on Android' });
      expect(result?.recoveryCodes).toHaveLength(10);
      const idToken = await exchangeCustomToken(addresses.auth, result?.token ?? '');
      const session = { ...member, idToken };
      expect((await read(session)).result).toMatchObject({
        sessions: [{ device: 'Chrome on Android', isThis: true }],
        twoStep: { isOn: true, isRequired: true },
      });
      await letTimePass(member.uid);
      const { error } = await turnOff(session, { code: codeOf(secret) });
      expect(error?.details?.userMessage).toMatch(/An owner requires two-step sign-in/);
      const team = await callUntilTaken<ReadTeamAnswer>('office-team-read', {}, owner.session);
      expect(team.result?.twoStepRequired).toBe(true);
      const twoStepOf = (uid: string) => team.result?.members.find((each) => each.uid === uid)?.twoStep;
      expect([twoStepOf(member.uid), twoStepOf(earlier.uid)]).toEqual([true, false]);
    } finally {
      await stop();
    }
  });
});
