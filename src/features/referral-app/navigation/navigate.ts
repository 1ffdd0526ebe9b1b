import { useMemo } from 'react';
import type { MissedEdit } from '@/offline/outbox-entry';
import { changeAddress, useFromAddress } from '@/ui/address';

/** State passed from one screen to the next. It is stored in the history entry, and survives a reload. */
export interface ScreenState {
  /** The server has the referral that was just submitted. */
  readonly sent?: true;
  /** The edits that the server doesn't have, if it has an earlier version. */
  readonly missed?: MissedEdit;
  /** The server had an error with the referral in the form. */
  readonly failed?: true;
}

const readAddress = () => location.pathname + location.search;

/** Navigates within the app without loading a page, to the top of the next screen. */
export function navigate(
  address: string,
  { replace = false, state = {} }: { readonly replace?: boolean; readonly state?: ScreenState } = {},
): void {
  changeAddress(address, { replace, state });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

interface Address {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly state: ScreenState;
}

/** The current address, which follows `navigate` and the Back button. */
export function useAddress(): Address {
  const address = useFromAddress(readAddress);
  return useMemo(() => {
    const { pathname, searchParams } = new URL(address, location.origin);
    return { pathname, query: searchParams, state: (history.state ?? {}) as ScreenState };
  }, [address]);
}
