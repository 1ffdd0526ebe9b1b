import { describe, expect, it } from 'vitest';
import { demoAdmin } from '../backend/stack';
import { checkPassword } from './check-password';

const real = { email: 'office@example.org', projectId: 'example-prod' };

describe('checkPassword', () => {
  it('accepts a long password', () => {
    expect(() => checkPassword('correct horse battery', real)).not.toThrow();
  });

  it.each([
    ['elevenchars', /too short/],
    ['aaaaaaaaaaaaaa', /easy to guess/],
    ['office-office-1', /easy to guess/],
  ])('refuses %s', (password, reason) => {
    expect(() => checkPassword(password, real)).toThrow(reason);
  });

  it("accepts the demo admin's password only for the demo admin of a demo project", () => {
    const demo = { email: demoAdmin.email, projectId: 'demo-sewer-scope' };
    expect(() => checkPassword(demoAdmin.password, demo)).not.toThrow();
    expect(() => checkPassword(demoAdmin.password, { ...demo, projectId: 'example-prod' })).toThrow();
    expect(() => checkPassword(demoAdmin.password, { ...demo, email: 'desk@example.com' })).toThrow();
  });
});
