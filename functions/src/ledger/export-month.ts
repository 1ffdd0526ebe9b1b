import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { exportedCount, lastWholeMonth, monthBounds, monthFile } from '@domain/ledger/month-export';
import { callable } from '../platform/callable';
import { ledger } from '../records/ledger/stored-row';

/** office-ledger-export: a month that is over, as a CSV file; the same again, but for people erased since. */
export const exportMonth = callable('office-ledger-export', async ({ now, parse }) => {
  const { month, program } = parse();
  if (month > lastWholeMonth(now)) {
    const sentence = 'This month isn’t over yet. Choose an earlier one.';
    throw new AppError('invalid-input', 'the month is not over', sentence, { fields: { month: sentence } });
  }
  const { from, to } = monthBounds(month);
  const { docs } = await ledger()
    .where('at', '>=', Timestamp.fromDate(from))
    .where('at', '<', Timestamp.fromDate(to))
    .get();
  const rows = docs.map((row) => ({ id: row.id, ...row.data() }));
  return {
    fileName: `ledger-${month}-${program}.csv`,
    csv: monthFile(program, rows),
    rows: exportedCount(rows),
  };
});
