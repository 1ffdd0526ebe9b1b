import type { Timestamp } from 'firebase-admin/firestore';
import type { DayStats } from '@domain/stats/day-stats';
import type { OfficeFigures } from '@domain/stats/office-figures';

/** `stats/current` as stored. */
export type StoredFigures = Omit<OfficeFigures, 'counted_at'> & { readonly counted_at: Timestamp };

/** `stats/{date}` as stored. */
export type StoredDay = Omit<DayStats, 'counted_at'> & { readonly counted_at: Timestamp };
