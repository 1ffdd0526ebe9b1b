import { expect, it, vi } from 'vitest';
import { seal, unseal } from './seal';

vi.mock('./config', () => ({ appHmacKey: { value: () => 'a-key-for-tests' } }));

it('is read again for the same purpose only, and never twice the same', () => {
  const sealed = seal('one', 'JBSWY3DPEHPK3PXP');
  expect(unseal('one', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal('one', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(() => unseal('other', sealed)).toThrow();
});

it('is refused once it was changed or cut', () => {
  const bytes = Buffer.from(seal('one', 'secret'), 'base64url');
  for (const place of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => unseal('one', changed.toString('base64url'))).toThrow();
  }
  expect(() => unseal('one', '')).toThrow();
});
