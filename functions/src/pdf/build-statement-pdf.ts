import { business } from '@domain/business/business';
import {
  statementClient,
  statementStates,
  statementTotals,
  type RewardStatement,
  type StatementRow,
} from '@domain/reward/reward-statement';
import { dollars } from '@domain/text/dollars';
import { calendarDateIn, mediumDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { phoneNow } from '../platform/phone-now';
import { settingsNow } from '../platform/settings-now';
import { drawLetterhead } from './brand/letterhead';
import { drawPageFrames } from './brand/page-frame';
import { palette } from './brand/palette';
import { textStyles } from './brand/text-styles';
import { loadFaces } from './fonts/load-faces';
import { PageFlow } from './layout/page-flow';
import { drawTable } from './layout/table';
import { writeDocument } from './layout/write-document';

/** The rewards of one year as a tagged PDF of US Letter pages. It names the referrer nowhere: the file is theirs. */
export async function buildStatementPdf(statement: RewardStatement, now: Date): Promise<Uint8Array> {
  const { year, rows, more } = statement;
  const flow = new PageFlow(await loadFaces());
  const style = { label: textStyles.label, value: textStyles.text, hairline: palette.band };
  const title = `Reward statement ${year}`;
  const { earned, paid } = statementTotals(rows);
  drawLetterhead(flow);
  flow.text('H1', title, textStyles.title);
  flow.gap(2);
  flow.text(
    'P',
    rows.length === 0
      ? `No rewards were earned in ${year}.`
      : `Rewards earned in ${year} for clients you referred to ${business.name}.`,
    textStyles.text,
  );
  flow.gap(12);
  drawTable(
    flow,
    [
      { label: 'Earned', value: dollars(earned) },
      { label: 'Of that, paid', value: dollars(paid) },
    ],
    style,
  );
  if (rows.length > 0) {
    flow.gap(14);
    flow.text('H2', 'Rewards', textStyles.heading);
    flow.gap(4);
    drawTable(
      flow,
      rows.map((row) => ({ label: mediumDate(row.earned_on), value: rewardWords(row) })),
      style,
    );
  }
  flow.gap(14);
  const issued = writtenDate(calendarDateIn(business.timeZone, now));
  const beyond = more ? ' It lists the first of more rewards; ask us for the rest.' : '';
  flow.text(
    'P',
    `Issued on ${issued} by ${business.name}, ${phoneNow().display}, ${settingsNow().contact.email}.${beyond}`,
    textStyles.small,
  );
  drawPageFrames(flow, { title, reference: title, mark: null }, flow.y - 16);
  return writeDocument(flow, {
    title,
    author: business.name,
    subject: title,
    language: 'en-US',
    createdAt: now,
  });
}

function rewardWords(row: StatementRow): string {
  const { amount, state, settled_on: settled } = row;
  const what = state === 'void' ? statementStates.void : `${dollars(amount)}, ${inSentence(state)}`;
  return `${statementClient(row)}: ${what}${settled === '' ? '' : ` on ${mediumDate(settled)}`}`;
}

function inSentence(state: 'earned' | 'paid'): string {
  return statementStates[state].toLowerCase();
}
