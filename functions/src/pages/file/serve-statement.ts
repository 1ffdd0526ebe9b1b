import { rewardsExist } from '@domain/settings/offered-rewards';
import { statementFileName } from '@domain/reward/reward-statement';
import { beginPrivateAnswer } from '../../platform/private-answer';
import { route } from '../../platform/route';
import { settingsNow } from '../../platform/settings-now';
import { rewardStatementOf } from '../../referral/reward-statement-of';
import { addressedStatement } from '../../referral/statement-address';
import { sendClosedFile } from './send-closed-file';

/** A reward statement by a URL that portal-statement-file has issued; rendered on request. */
export const serveStatement = route('reward-statement', async (request, response) => {
  if (!beginPrivateAnswer(request, response, 'private, no-store')) return;
  const now = new Date();
  const subject = addressedStatement(request.query, now);
  if (!subject || !rewardsExist(settingsNow().rewards)) {
    sendClosedFile(response, subject === null ? 403 : 404);
    return;
  }
  const statement = await rewardStatementOf(subject.email, subject.year);
  const { buildStatementPdf } = await import('../../pdf/build-statement-pdf');
  const bytes = await buildStatementPdf(statement, now);
  response
    .set('Content-Disposition', `attachment; filename="${statementFileName(subject.year)}.pdf"`)
    .type('application/pdf')
    .send(Buffer.from(bytes));
});
