import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { undoSeconds } from '@domain/job/undo-step';
import { createDemoAdmin } from '../admin/create-demo-admin';
import { stack } from '../backend/stack';
import { sweepOnce } from '../backend/sweep-once';
import { clearDatabase } from '../test/clear-database';
import { createDemoSecurity } from './create-demo-security';
import { createDemoTeam } from './create-demo-team';
import { demoReferrals } from './demo-referrals';
import { demoRequests } from './demo-requests';
import { hasData } from './has-data';
import { signInDemoAdmin } from './sign-in-demo-admin';
import { submitDemoReferral } from './submit-demo-referral';
import { submitDemoRequest } from './submit-demo-request';

/** Later than any undo hold, so that the mailbox has the approvals. */
const afterUndoSeconds = 2 * undoSeconds;

/**
 * Creates requests, jobs, and referrals in each state through the product's own functions, unless the stack
 * has data other than those of an interrupted start. Each person has a separate network (RFC 5737), so no rate limit applies. Returns what was
 * created.
 */
export async function createDemoData(detail: (text: string) => void): Promise<string> {
  if (existsSync(stack.demoBegunFile)) {
    detail('clearing what an interrupted start created');
    await clearDatabase();
    await createDemoAdmin();
  } else if (await hasData()) {
    return 'there are data already';
  }
  writeFileSync(stack.demoBegunFile, '');
  const adminToken = await signInDemoAdmin();
  const inspectors = await createDemoTeam();
  for (const [index, request] of demoRequests.entries()) {
    detail(`request ${index + 1} of ${demoRequests.length}: ${request.name}`);
    await submitDemoRequest(request, {
      from: `203.0.113.${index + 10}`,
      adminToken,
      inspector: inspectors[index % inspectors.length] ?? null,
    });
  }
  for (const [index, referral] of demoReferrals.entries()) {
    detail(`referral ${index + 1} of ${demoReferrals.length}: ${referral.submission.clientName}`);
    await submitDemoReferral(referral, { from: `198.51.100.${index + 10}`, adminToken });
  }
  detail('Security tab data');
  await createDemoSecurity(adminToken);
  detail('dashboard figures and held emails');
  await sweepOnce(afterUndoSeconds);
  rmSync(stack.demoBegunFile);
  const jobs = demoRequests.filter(({ job }) => job).length;
  return `${demoRequests.length - jobs} requests, ${jobs} jobs, ${demoReferrals.length} referrals`;
}
