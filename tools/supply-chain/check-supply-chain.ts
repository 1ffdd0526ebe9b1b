import { existsSync, readFileSync } from 'node:fs';
import { checkLockfile } from './check-lockfile';
import { checkTree } from './check-tree';
import { judgeAudit } from './judge-audit';
import { checkLicences } from './list-licences';
import { packageFolders, readLockfile, readManifest } from './lockfile';
import { npmAnswer } from './npm-answer';
import { scanSecrets } from './scan-secrets';
import { checkWaivers, readWaivers, type Waivers } from './waivers';
import { licencesFile, licensedPackages, wantedLicencesPage } from './wanted-licences-page';

/** The result of one part; `failures` is null if the registry could not be reached. */
export interface SupplyResult {
  readonly name: string;
  readonly failures: readonly string[] | null;
  readonly detail: string;
}

/** Checks lockfiles, licenses, secrets, and advisories. `today` is YYYY-MM-DD. */
export async function checkSupplyChain(today: string): Promise<SupplyResult[]> {
  const waivers = readWaivers();
  const [lockfiles, licences, secrets, ...audits] = await Promise.all([
    lockfilesPart(waivers),
    licencesPart(),
    secretsPart(waivers),
    ...packageFolders.map((folder) => auditPart(folder, waivers)),
  ]);
  const count = Object.values(waivers).flat().length;
  const waiversPart = {
    name: 'Waivers',
    failures: checkWaivers(waivers, today),
    detail: `${count} in writing`,
  };
  return [lockfiles, licences, secrets, waiversPart, ...audits];
}

async function lockfilesPart(waivers: Waivers): Promise<SupplyResult> {
  let packages = 0;
  const failures: string[] = [];
  for (const folder of packageFolders) {
    const lockfile = readLockfile(folder);
    packages += Object.keys(lockfile.packages).length - 1;
    const found = [...checkLockfile(readManifest(folder), lockfile), ...(await checkTree(folder, waivers))];
    failures.push(...found.map((sentence) => `${folder}/package-lock.json: ${sentence}`));
  }
  return { name: 'Lockfiles', failures, detail: `${packages} packages, each with its SHA-512` };
}

async function licencesPart(): Promise<SupplyResult> {
  const packages = licensedPackages();
  const failures = checkLicences(packages);
  const present = existsSync(licencesFile) ? readFileSync(licencesFile, 'utf8') : '';
  if (present !== (await wantedLicencesPage())) {
    failures.push('docs/licences.md is stale: run "npm run licences:write" and commit it');
  }
  return { name: 'Licences', failures, detail: `${packages.length} packages, all allowed where they are` };
}

async function secretsPart(waivers: Waivers): Promise<SupplyResult> {
  const { files, failures } = await scanSecrets(waivers);
  return { name: 'Secrets', failures, detail: `planted ones noticed, none in ${files} files` };
}

async function auditPart(folder: (typeof packageFolders)[number], waivers: Waivers): Promise<SupplyResult> {
  const name = folder === '.' ? 'Advisories, site' : 'Advisories, functions';
  const patience = ['--fetch-retries=0', '--fetch-timeout=15000'];
  const failures = judgeAudit(await npmAnswer(folder, ['audit', '--omit=dev', ...patience]), waivers);
  return { name, failures, detail: 'none that is not waived' };
}
