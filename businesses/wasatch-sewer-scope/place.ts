import type { Place } from '@domain/business/facts';

export const place: Place = {
  state: 'Utah',
  stateCode: 'UT',
  timeZone: 'America/Denver',
  where: 'along the Wasatch Front',
  serviceAreaSummary: 'Logan to Payson, Utah County, Salt Lake, and anywhere in Utah on request',
  extent: 'Logan to Payson',
};
