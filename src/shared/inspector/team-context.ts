import { createContext, useContext } from 'react';
import { inspectorName, type Inspector } from '@domain/inspector/inspector';

/** A member of the team as lists name them. */
export interface Member extends Inspector {
  readonly inspects: boolean;
}

/** The team, live; empty while it loads. */
export const TeamContext = createContext<readonly Member[]>([]);

/** Those to whom jobs can be assigned, by name. */
export function useInspectors(): readonly Inspector[] {
  return useContext(TeamContext).filter(({ inspects }) => inspects);
}

/** Who does a job; undefined for someone who is no longer on the team. */
export function useMember(uid: string | null): Member | undefined {
  return useContext(TeamContext).find((member) => member.uid === uid);
}

/** How lists name who does a job; empty for nobody yet. */
export function memberName(uid: string | null, member: Member | undefined): string {
  if (uid === null) return '';
  return member ? inspectorName(member) : 'Former team member';
}
