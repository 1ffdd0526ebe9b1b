import type { SampleReport } from '@domain/business/facts';

export const sampleReport: SampleReport = { date: '2026-04-21', address: '812 N 18th St, Boise' };
