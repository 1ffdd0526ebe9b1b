import type { SampleReport } from '@domain/business/facts';

export const sampleReport: SampleReport = {
  date: '2026-03-12',
  address: '1420 E Harvard Ave, Salt Lake City',
};
