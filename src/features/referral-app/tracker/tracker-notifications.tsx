import { callFunction } from '@/api/call-function';
import { deviceKey } from '@/offline/device-key';
import { NotificationsControl } from '@/shared/notifications/notifications-control';

/** Whether this device is notified of the caller's own referrals. @param link the mailed link's key; empty for none */
export function TrackerNotifications({ link }: { readonly link: string }) {
  return (
    <NotificationsControl
      app="referral"
      when="there’s news about your referrals"
      save={async (device) =>
        callFunction('client-push-subscribe', { ...device, deviceKey: await deviceKey(), tracking: link })
      }
      remove={(endpoint) => callFunction('client-push-unsubscribe', { endpoint })}
    />
  );
}
