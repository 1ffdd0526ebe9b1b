import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { settingsNow } from '../platform/settings-now';
import { planRows } from './plan-rows';
import { readerOf } from './reader';

/** office-import-check: what an import would do with these rows. Nothing is written. */
export const checkImport = callable('office-import-check', async ({ caller, now, parse }) => {
  const { email: by } = adminOf(caller);
  const { kind, rows } = parse();
  const { services } = settingsNow();
  const importing = { importId: 'check', first: 0, by, now, services };
  const planned = await planRows(kind, rows, importing, readerOf(null));
  return {
    rows: planned.map(({ outcome, problems, key, addresses, has, unpaid }) => ({
      outcome,
      problems,
      key,
      addresses,
      has,
      unpaid,
    })),
  };
});
