import type { Place } from '@domain/business/facts';

export const place: Place = {
  state: 'Idaho',
  stateCode: 'ID',
  timeZone: 'America/Boise',
  where: 'across the Treasure Valley',
  serviceAreaSummary: 'Boise, Meridian, Nampa, Caldwell, and the towns of Ada, Canyon, and Gem Counties',
  extent: 'Caldwell to Boise',
};
