import { Icon } from '@/ui/icon';
import { StatusBadge } from '@/ui/status-badge';

export function ViolationBadge() {
  return (
    <StatusBadge tone="cancelled">
      <Icon name="lock" size={14} />
      Violation
    </StatusBadge>
  );
}
