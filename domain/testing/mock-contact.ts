import { contact } from '@business/contact';
import { vi } from 'vitest';
import type { Contact } from '../business/facts';

/** Modules that are imported after this see the business with these contacts. */
export function mockContact(changes: Partial<Contact>): void {
  vi.resetModules();
  vi.doMock('@business/contact', () => ({ contact: { ...contact, ...changes } }));
}
