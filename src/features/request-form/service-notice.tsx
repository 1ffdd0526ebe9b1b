import { builtSettings } from '@domain/settings/built-settings';
import { changedPrice } from '@domain/settings/changed-price';
import type { ServicesSettings } from '@domain/settings/settings';
import { dollars } from '@domain/text/dollars';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';

interface ServiceNoticeProps {
  readonly services: ServicesSettings;
  /** The chosen service; empty for no preference, null if one has to be chosen first. */
  readonly chosen: string | null;
  /** The name of a service that was chosen and isn't offered anymore. */
  readonly retired: string | null;
}

/** How the chosen service differs from what the page says about it, if the page was built before. */
export function ServiceNotice({ services, chosen, retired }: ServiceNoticeProps) {
  const price = chosen === null ? null : changedPrice(builtSettings.services, services, chosen);
  if (!price && retired === null) return null;
  return (
    <Notice role="status">
      <CoreIcon name="alert" />
      <div>
        {retired !== null && <p>We no longer offer {retired}. Please choose another inspection type.</p>}
        {price && (
          <p>
            The price of this inspection is now {dollars(price.now)}. This page still shows{' '}
            {dollars(price.shown)}.
          </p>
        )}
      </div>
    </Notice>
  );
}
