import { isOutsideArea } from '@domain/area/is-outside-area';
import { useSettings } from '@/settings/use-settings';
import { StatusBadge } from '@/ui/status-badge';

/** Marks an address outside the service area as it is set now; nothing for others. */
export function AreaMark({ address }: { readonly address: string }) {
  const { area } = useSettings();
  if (!isOutsideArea(area, address)) return null;
  return (
    <div>
      <StatusBadge tone="pending">Outside service area</StatusBadge>
    </div>
  );
}
