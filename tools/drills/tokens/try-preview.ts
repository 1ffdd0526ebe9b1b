import { ask } from '../calls/ask';
import { drillAdmin } from '../calls/caller-token';
import { bearer, type Field } from './field';
import { forgedTokens, wantedClaims } from './forged-tokens';

/** The admin's preview of an unpaid report: a forged token gets the payment page. @returns the failures. */
export async function tryPreview({ real, report, trusted, forger, project }: Field): Promise<string[]> {
  const page = (headers: Readonly<Record<string, string>>) =>
    ask(`${real.url}/pages/report/${report.reportKey}?admin=true`, { method: 'GET', headers });
  const claims = { sub: drillAdmin.uid, admin: true };
  const forged = [
    ...forgedTokens(claims, { trusted, own: forger, project, now: new Date() }),
    {
      name: 'a customer',
      headers: bearer(
        trusted.signed(wantedClaims(project, { sub: report.customerId, customer: true }, new Date())),
      ),
    },
  ];
  const answers = await Promise.all(forged.map(({ headers }) => page(headers)));
  const leaks = answers.flatMap(({ body }, index) =>
    body.includes('One offset joint.') ? [`the preview of a report opens to "${forged[index]?.name}"`] : [],
  );
  const good = await page(bearer(trusted.signed(wantedClaims(project, claims, new Date()))));
  return good.body.includes('One offset joint.')
    ? leaks
    : [...leaks, 'the preview does not open to an admin'];
}
