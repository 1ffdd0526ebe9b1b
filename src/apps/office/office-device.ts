import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { turnOff, type PushDevice } from '@/shared/notifications/device-notifications';

export const saveOfficeDevice = (device: PushDevice) =>
  callAsAdmin('office-push-subscribe', { ...device, idempotencyKey: crypto.randomUUID() });

export const removeOfficeDevice = (endpoint: string) =>
  callAsAdmin('office-push-unsubscribe', { endpoint, idempotencyKey: crypto.randomUUID() });

/** Ends the office's notifications on this device after sign-out. */
export const endOfficeDevice = () => turnOff('office', removeOfficeDevice);
