import { lazy } from 'react';

export const LazyScheduleDialog = lazy(async () => ({
  default: (await import('./schedule-dialog')).ScheduleDialog,
}));
