import { services as facts } from '@business/services';
import type { ServiceOffering } from './facts';

/** The catalog in display order: requirement P-13. */
export const services: readonly ServiceOffering[] = facts.catalog;

export const serviceTitles: readonly string[] = services.map(({ title }) => title);

/** The service for a request that names none. */
export const standardService: ServiceOffering =
  services.find(({ id }) => id === facts.standard) ?? facts.catalog[0];

export const defaultServiceTitle = standardService.title;

/** The fixed `service_needed` of a referral. */
export const referralServiceTitle = 'Sewer Scope Inspection';

/** The service that a name means: its title, or a name that contains one of its aliases. */
export function serviceNamed(name: string): ServiceOffering | undefined {
  return (
    services.find(({ title }) => title === name) ??
    services.find(({ aliases }) => aliases.some((alias) => name.includes(alias)))
  );
}

const known: readonly string[] = [...serviceTitles, referralServiceTitle];

/**
 * A stored service name, safe to put in emails: callers can submit any name, so only names from the catalog are
 * repeated.
 */
export function knownService(title: string): string {
  return known.includes(title) ? title : 'Sewer inspection';
}

/** The services whose report is promised for the day of the inspection. */
export const sameDayReportServices: readonly string[] = services
  .filter(({ sameDayReport }) => sameDayReport)
  .map(({ title }) => title);

/** Whether a stored service's report is promised for the day of the inspection. */
export function hasSameDayReport(service: string): boolean {
  return sameDayReportServices.includes(service);
}
