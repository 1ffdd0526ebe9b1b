import { createContext, useContext } from 'react';
import type { AdminRole } from '@domain/admin/admin-role';

/** The role of the admin who is signed in. The backend checks it for every call. */
export const OwnRoleContext = createContext<AdminRole>('office');

export function useOwnRole(): AdminRole {
  return useContext(OwnRoleContext);
}
