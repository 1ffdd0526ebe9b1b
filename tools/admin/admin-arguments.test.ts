import { describe, expect, it } from 'vitest';
import { adminArguments } from './admin-arguments';

describe('adminArguments', () => {
  it('parses arguments for the local stack and for a real project', () => {
    expect(adminArguments(['--email', ' Pat@Example.com ', '--local'], {})).toEqual({
      email: 'pat@example.com',
      password: null,
      name: undefined,
      credential: undefined,
      role: undefined,
      resetTwoStep: false,
      local: true,
      project: null,
    });
    expect(adminArguments(['--email', 'a@b.co', '--project', 'shop'], {}).project).toBe('shop');
  });

  it('takes what reports say of the inspector', () => {
    const args = ['--email', 'a@b.co', '--local', '--name', ' Riley Ortega ', '--credential', 'License 4711'];
    expect(adminArguments(args, {})).toMatchObject({ name: 'Riley Ortega', credential: 'License 4711' });
  });

  it('takes an empty name or credential, which clears it', () => {
    const args = ['--email', 'a@b.co', '--local', '--name', '', '--credential', ''];
    expect(adminArguments(args, {})).toMatchObject({ name: '', credential: '' });
  });

  it('takes what the admin may do', () => {
    const args = ['--email', 'a@b.co', '--local', '--role', 'office'];
    expect(adminArguments(args, {}).role).toBe('office');
  });

  it('resets two-step sign-in only if it is asked to', () => {
    const args = ['--email', 'a@b.co', '--local', '--reset-two-step'];
    expect(adminArguments(args, {}).resetTwoStep).toBe(true);
  });

  it('takes the project from the credentials if none is given', () => {
    const env = { GOOGLE_APPLICATION_CREDENTIALS: '/key.json', ADMIN_PASSWORD: 'from the shell' };
    expect(adminArguments(['--email', 'a@b.co'], env)).toMatchObject({
      project: null,
      password: 'from the shell',
    });
  });

  it.each([
    ['no address', ['--local'], /Give an email/],
    ['no target', ['--email', 'a@b.co'], /Choose a target/],
    ['two targets', ['--email', 'a@b.co', '--local', '--project', 'x'], /either --local or --project/],
    [
      'another role',
      ['--email', 'a@b.co', '--local', '--role', 'boss'],
      /A role is owner or office or inspector, not “boss”/,
    ],
    ['an unknown option', ['--mail', 'a@b.co'], /--mail/],
  ])('refuses %s and shows the usage', (_, args, reason) => {
    expect(() => adminArguments(args, {})).toThrow(reason);
    expect(() => adminArguments(args, {})).toThrow(/npm run admin:create/);
  });
});
