import { useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { MissedEdit } from '@/offline/outbox-entry';

/** State passed from one screen to the next. It is stored in the history entry, and survives a reload. */
export interface ScreenState {
  /** The server has the referral that was just submitted. */
  readonly sent?: true;
  /** The name of that referral's client. */
  readonly client?: string;
  /** The edits that the server doesn't have, if it has an earlier version. */
  readonly missed?: MissedEdit;
  /** The server had an error with the referral in the form. */
  readonly failed?: true;
}

interface Destination {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  readonly state?: ScreenState;
}

/** Navigates within the app without loading a page, to the top of the next screen. */
export function useNavigateTo(): (address: string, destination?: Destination) => void {
  const navigate = useNavigate();
  return (address, { replace = false, state = {} } = {}) => {
    void navigate(address, { replace, state });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
}

interface Address {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly state: ScreenState;
}

/** The current address, which follows navigation and the Back button. */
export function useAddress(): Address {
  const { pathname, search, state } = useLocation() as Location<ScreenState | null>;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return { pathname, query, state: state ?? {} };
}
