import { useEffect } from 'react';
import type { BookingRequest } from '@domain/request/booking-request';
import { visuallyHidden } from '@/ui/visually-hidden';
import { arrivalSentence } from './arrival-sentence';

interface RequestAnnouncerProps {
  readonly arrivals: readonly BookingRequest[];
  readonly count: number;
}

/** Announces new requests to screen readers, and shows the number of waiting ones in the window's title. */
export function RequestAnnouncer({ arrivals, count }: RequestAnnouncerProps) {
  useEffect(() => {
    const before = document.title;
    document.title = count === 0 ? before : `(${count}) ${before}`;
    return () => {
      document.title = before;
    };
  }, [count]);
  return (
    <div role="status" style={visuallyHidden}>
      {arrivalSentence(arrivals)}
    </div>
  );
}
