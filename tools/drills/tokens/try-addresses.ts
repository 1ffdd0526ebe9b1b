import { trustedJson } from '../../trusted-json';
import { ask } from '../calls/ask';
import { bearer, type Field } from './field';
import { forgedAddresses } from './forged-addresses';
import { wantedClaims } from './forged-tokens';

interface TriedAddresses {
  /** Forged addresses that were refused. */
  readonly refused: number;
  readonly failures: readonly string[];
}

/** Tries forged variants of a receipt's address, which must fail, and the issued one, which must work. */
export async function tryAddresses({ real, paid, trusted, project }: Field): Promise<TriedAddresses> {
  const token = bearer(
    trusted.signed(wantedClaims(project, { sub: paid.customerId, customer: true }, new Date())),
  );
  const { body } = await ask(`${real.url}/portal/file-open`, {
    headers: { 'Content-Type': 'application/json', ...token },
    body: JSON.stringify({ data: { kind: 'report-receipt', id: paid.reportId, name: '' } }),
  });
  const { result } = trustedJson<{ result?: { url?: string } }>(body);
  if (!result?.url) return { refused: 0, failures: [`no address of a receipt: ${body}`] };
  const issued = new URL(result.url).searchParams;
  const open = (query: URLSearchParams) =>
    ask(`${real.url}/pages/receipt?${query.toString()}`, { method: 'GET' });
  const forged = forgedAddresses(issued);
  const answers = await Promise.all(forged.map(({ query }) => open(query)));
  const failures = answers.flatMap(({ status }, index) =>
    status === 403 ? [] : [`the address of a file with ${forged[index]?.name} answers ${status}`],
  );
  const refused = forged.length - failures.length;
  const good = await open(issued);
  if (good.status !== 200) failures.push(`an address of ours answers ${good.status}`);
  return { refused, failures };
}
