import { idOf, type Identified } from './identified-list';
import type { ServiceSettings, Settings } from './settings';

/**
 * What a save stores: a service that was renamed keeps its former title, which stands on jobs. A service or reward that
 * was left out is retired instead, because jobs and referrals name it.
 */
export function settingsAfter(before: Settings, asked: Settings): Settings {
  const catalog = asked.services.catalog.map((service) => {
    const earlier = before.services.catalog.find(({ id }) => id === service.id);
    return { ...service, formerTitles: formerTitles(earlier, service.title) };
  });
  return {
    ...asked,
    services: { ...asked.services, catalog: withRetired(before.services.catalog, catalog) },
    rewards: { ...asked.rewards, options: withRetired(before.rewards.options, asked.rewards.options) },
  };
}

/** These items, and after them those that were left out, retired. */
function withRetired<Item extends Identified & { readonly active: boolean }>(
  before: readonly Item[],
  asked: readonly Item[],
): readonly Item[] {
  const kept = new Set(asked.map(idOf));
  return [
    ...asked,
    ...before.filter((item) => !kept.has(idOf(item))).map((item) => ({ ...item, active: false })),
  ];
}

function formerTitles(earlier: ServiceSettings | undefined, title: string): readonly string[] {
  if (!earlier) return [];
  const had = earlier.title === title ? earlier.formerTitles : [...earlier.formerTitles, earlier.title];
  return [...new Set(had)].filter((former) => former !== title);
}
