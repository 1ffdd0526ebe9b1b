import { withoutCodes } from '@domain/job/access-codes';
import type { BookingRequest } from '@domain/request/booking-request';
import { isPending } from './is-pending';

/** A request's note; once it was accepted or declined without lockbox and gate codes, which its job has. */
export function requestNote(request: Pick<BookingRequest, 'status' | 'special_instructions'>): string {
  const { special_instructions: note } = request;
  return isPending(request) ? note : withoutCodes(note);
}
