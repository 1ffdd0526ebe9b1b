import type { ServiceSettings, ServicesSettings } from './settings';

/** The fixed `service_needed` of a referral. */
export const referralServiceTitle = 'Sewer Scope Inspection';

/** The services that can be booked, in display order: requirement P-13. */
export function activeServices({ catalog }: ServicesSettings): readonly ServiceSettings[] {
  return catalog.filter(({ active }) => active);
}

export function activeTitles(services: ServicesSettings): readonly string[] {
  return activeServices(services).map(({ title }) => title);
}

/** The service for a request that names none. */
export function standardService(services: ServicesSettings): ServiceSettings {
  const standard = services.catalog.find(({ id }) => id === services.standard) ?? activeServices(services)[0];
  if (!standard) throw new Error('the settings have no service');
  return standard;
}

/** The service that a name means: its title, one that it had, or a name that contains one of its aliases. */
export function serviceNamed({ catalog }: ServicesSettings, name: string): ServiceSettings | undefined {
  return (
    catalog.find(({ title }) => title === name) ??
    catalog.find(({ formerTitles }) => formerTitles.includes(name)) ??
    catalog.find(({ active, aliases }) => active && aliases.some((alias) => name.includes(alias)))
  );
}

/** The title of the offered service that a name means; empty if there is none. */
export function offeredTitle(services: ServicesSettings, name: string): string {
  const named = serviceNamed(services, name);
  return named?.active ? named.title : '';
}

/** The price shown for a service name, in US dollars: requirement B-14. */
export function quotedPrice(services: ServicesSettings, name: string): number {
  return serviceAskedFor(services, name).price;
}

/**
 * Initial price of a new job, in US dollars. No service, or a referral's fixed one, gets the standard price; an
 * unknown service name gets the general default (requirement L-11).
 */
export function initialPrice(services: ServicesSettings, serviceName: string | null): number {
  const name = serviceName?.trim() ?? '';
  if (name === '' || name === referralServiceTitle) return standardService(services).price;
  return serviceTitled(services, name)?.price ?? services.unknownServicePrice;
}

/**
 * A stored service name, safe to put in emails: callers can submit any name, so only names that the business gave are
 * repeated.
 */
export function knownService(services: ServicesSettings, name: string): string {
  return name === referralServiceTitle || serviceTitled(services, name) ? name : 'Sewer inspection';
}

/** Whether a stored service's report is promised for the day of the inspection. */
export function hasSameDayReport(services: ServicesSettings, name: string): boolean {
  return serviceTitled(services, name)?.sameDayReport ?? false;
}

/** The service that a form asks for by name; the standard one for a name that no service has, such as an empty one. */
export function serviceAskedFor(services: ServicesSettings, name: string): ServiceSettings {
  return serviceNamed(services, name) ?? standardService(services);
}

/** How long an inspection takes: a service’s own length, or the standard one’s. */
export function inspectionMinutes(services: ServicesSettings, name: string): number {
  return (serviceTitled(services, name) ?? standardService(services)).minutes;
}

/** Today's title of the service that has this title or had it once; any other name as it is. */
export function currentTitle(services: ServicesSettings, name: string): string {
  return serviceTitled(services, name)?.title ?? name;
}

/** Every title that a service has or had, also of retired ones: what jobs and reports may have. */
export function knownTitles({ catalog }: ServicesSettings): readonly string[] {
  return catalog.flatMap(({ title, formerTitles }) => [title, ...formerTitles]);
}

/** The titles, also former ones, under which a report is promised for the day of the inspection. */
export function sameDayReportTitles({ catalog }: ServicesSettings): readonly string[] {
  return catalog
    .filter(({ sameDayReport }) => sameDayReport)
    .flatMap(({ title, formerTitles }) => [title, ...formerTitles]);
}

/** The service that has this title or had it once. */
export function serviceTitled({ catalog }: ServicesSettings, name: string): ServiceSettings | undefined {
  return (
    catalog.find(({ title }) => title === name) ??
    catalog.find(({ formerTitles }) => formerTitles.includes(name))
  );
}
