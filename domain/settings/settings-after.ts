import type { RewardOption, ServiceSettings, Settings } from './settings';

/**
 * What a save stores: a service that was renamed keeps its former title, which stands on jobs. A service or reward that
 * was left out is retired instead.
 */
export function settingsAfter(before: Settings, asked: Settings): Settings {
  const catalog = asked.services.catalog.map((service) => {
    const earlier = before.services.catalog.find(({ id }) => id === service.id);
    return { ...service, formerTitles: formerTitles(earlier, service.title) };
  });
  const kept = new Set(catalog.map(({ id }) => id));
  const retired = before.services.catalog
    .filter(({ id }) => !kept.has(id))
    .map((service) => ({ ...service, active: false }));
  return {
    ...asked,
    services: { ...asked.services, catalog: [...catalog, ...retired] },
    rewards: { ...asked.rewards, options: optionsAfter(before.rewards.options, asked.rewards.options) },
  };
}

/** Referrals name the rewards that they chose. */
function optionsAfter(
  before: readonly RewardOption[],
  asked: readonly RewardOption[],
): readonly RewardOption[] {
  const kept = new Set(asked.map(({ value }) => value));
  const retired = before
    .filter(({ value }) => !kept.has(value))
    .map((option) => ({ ...option, active: false }));
  return [...asked, ...retired];
}

function formerTitles(earlier: ServiceSettings | undefined, title: string): readonly string[] {
  if (!earlier) return [];
  const had = earlier.title === title ? earlier.formerTitles : [...earlier.formerTitles, earlier.title];
  return [...new Set(had)].filter((former) => former !== title);
}
