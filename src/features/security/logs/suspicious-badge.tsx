import { Icon } from '@/ui/icon';
import { StatusBadge } from '@/ui/status-badge';

export function SuspiciousBadge() {
  return (
    <StatusBadge tone="cancelled">
      <Icon name="alert" size={14} />
      Suspicious
    </StatusBadge>
  );
}
