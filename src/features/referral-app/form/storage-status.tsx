import { useConnection } from '@/offline/connectivity';

interface StorageStatusProps {
  /** False where the device can't store what is typed. */
  readonly stored: boolean;
  /** Whether the form shows a referral that waits to be sent. */
  readonly queued: boolean;
}

/** Where what is typed is now, and what submitting it will do. */
export function StorageStatus({ stored, queued }: StorageStatusProps) {
  const { connected, offline } = useConnection();
  return <p role="status">{sentence()}</p>;

  function sentence(): string {
    if (!stored) return 'This device can’t save what you type. Please submit before you close this page.';
    if (offline) return 'You’re offline. It’ll be saved on this device and sent later.';
    if (!connected) return 'Our server isn’t answering. It’ll be saved on this device and sent later.';
    return queued
      ? 'Your changes are sent once you submit them.'
      : 'Saved on this device until you submit it.';
  }
}
