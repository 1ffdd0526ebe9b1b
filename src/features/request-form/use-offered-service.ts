import { offeredTitle } from '@domain/settings/offered-services';
import type { ServicesSettings } from '@domain/settings/settings';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Keeps the chosen service one that is offered: a page, a draft or a request from before may name one that was renamed or
 * retired since. Returns the name of a retired one until another one is chosen.
 */
export function useOfferedService(
  services: ServicesSettings,
  chosen: string,
  choose: (title: string) => void,
): string | null {
  const [retired, setRetired] = useState<string | null>(null);
  const offered = offeredTitle(services, chosen);
  const follow = useEffectEvent(() => {
    if (chosen !== '') setRetired(offered === '' ? chosen : null);
    if (chosen !== offered) choose(offered);
  });
  useLayoutEffect(() => follow(), [chosen, offered]);
  return chosen === '' ? retired : null;
}
