import { describe, expect, it } from 'vitest';
import { adminArguments } from './admin-arguments';

describe('adminArguments', () => {
  it('reads the local stack, and a real project', () => {
    expect(adminArguments(['--email', ' Pat@Example.com ', '--local'], {})).toEqual({
      email: 'pat@example.com',
      password: null,
      local: true,
      project: null,
    });
    expect(adminArguments(['--email', 'a@b.co', '--project', 'shop'], {}).project).toBe('shop');
  });

  it('leaves the project to the credentials where they are given', () => {
    const env = { GOOGLE_APPLICATION_CREDENTIALS: '/key.json', ADMIN_PASSWORD: 'from the shell' };
    expect(adminArguments(['--email', 'a@b.co'], env)).toMatchObject({
      project: null,
      password: 'from the shell',
    });
  });

  it.each([
    ['no address', ['--local'], /Say whom/],
    ['no target', ['--email', 'a@b.co'], /Say where/],
    ['two targets', ['--email', 'a@b.co', '--local', '--project', 'x'], /Either/],
    ['an unknown option', ['--mail', 'a@b.co'], /--mail/],
  ])('refuses %s and shows the usage', (_, args, reason) => {
    expect(() => adminArguments(args, {})).toThrow(reason);
    expect(() => adminArguments(args, {})).toThrow(/npm run admin:create/);
  });
});
