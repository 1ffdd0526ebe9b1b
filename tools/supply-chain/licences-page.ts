import { format } from 'prettier';
import { licencePlaces, type LicencePlace } from './licence-allowed';
import type { LicensedPackage } from './list-licences';

const titles: Record<LicencePlace, string> = {
  browser: 'In the browser',
  backend: 'In the functions',
  development: 'Tools of the development and the build',
};

/** docs/licences.md. Shipped packages are listed by name; tools are counted by license. */
export function licencesPage(packages: readonly LicensedPackage[]): Promise<string> {
  const parts = licencePlaces.map((place) => {
    const here = packages.filter((each) => each.place === place);
    const table = place === 'development' ? counted(here) : named(here);
    return `## ${titles[place]}\n\n${here.length} packages.\n\n${table}`;
  });
  return format(
    `# Licences of what the product is made of

Written from both lockfiles by \`npm run licences:write\`; \`npm run supply:check\` fails where it is stale, or where a licence is not one
that \`tools/supply-chain/licence-allowed.ts\` names for that place. Licences that a package's manifest does not state were
read in its own licence file (\`stated-licences.ts\`).

LGPL-3.0-or-later in the functions is libvips, which sharp loads unchanged as a library of its own. OFL-1.1 are the fonts; their
licence allows to embed them in pages, pictures and PDFs. The product itself is not published under a licence.

${parts.join('\n\n')}
`,
    { parser: 'markdown', printWidth: 110 },
  );
}

function named(packages: readonly LicensedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return ['| package | version | licence |', '| --- | --- | --- |', ...rows].join('\n');
}

function counted(packages: readonly LicensedPackage[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const rows = [...counts]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([licence, count]) => `| ${licence} | ${count} |`);
  return ['| licence | packages |', '| --- | --- |', ...rows].join('\n');
}
