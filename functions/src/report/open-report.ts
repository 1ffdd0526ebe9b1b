import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { keysInUse, workingKey } from '../records/access/access-keys';
import { issueReportKey } from '../records/access/issue-key';
import { reportUrl } from '../records/access/report-key';
import { refuseOthersJob } from '../records/job/own-job';
import { readReport } from '../records/report/read-report';

/** office-report-open: a report's link, for the office to view or share. Issues a new link if none works. */
export const openReport = callable('office-report-open', ({ caller, now, parse }) => {
  const { reportId } = parse();
  return commit('report-opened', async (transaction) => {
    const { record, report, job } = await readReport(transaction, reportId);
    refuseOthersJob(caller, job?.stored);
    const { version } = report;
    const working = workingKey(await keysInUse({ kind: 'report', subject: reportId }, transaction), now);
    if (working) return { reportId, version, url: reportUrl(working.id) };
    const audit = await openAuditTrail(transaction, record, caller, now);
    const key = issueReportKey(transaction, reportId, now);
    audit.append({ action: 'link-reissued', changed: {} });
    return { reportId, version, url: reportUrl(key) };
  });
});
