import type { Waivers } from './waivers';

/** The used part of `npm audit --json`. */
export interface AuditReport {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly severity: string;
  /** An advisory, or the name of a package that depends on one. */
  readonly via: readonly (string | Advisory)[];
}

interface Advisory {
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

/** A message for each advisory that is not waived; null if the registry returned no report. */
export function judgeAudit(report: unknown, waivers: Pick<Waivers, 'advisories'>): string[] | null {
  const { auditReportVersion, vulnerabilities } = (report ?? {}) as AuditReport;
  if (auditReportVersion !== 2 || !vulnerabilities) return null;
  const waived = new Set(waivers.advisories.map(({ id }) => id));
  const sentences = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((each): each is Advisory => typeof each !== 'string')
      .filter(({ url }) => !waived.has(url.slice(url.lastIndexOf('/') + 1)))
      .map(({ title, url, severity }) => `${name}: ${title} (${severity}), ${url}`),
  );
  return [...new Set(sentences)];
}
