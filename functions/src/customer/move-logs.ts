import { formLogs } from '../records/form-log/form-logs';
import { recordsAtOnce, type EditStep } from './edit-step';

/** The logs of booking forms, so that an erasure of the new address finds them. */
export const moveLogs: EditStep = {
  name: 'logs',
  onlyMoved: true,
  async run({ correction: { before, after } }) {
    const theirs = formLogs()
      .where('submitted_data.email', '==', before.email)
      .where('form_type', '==', 'booking');
    const { docs } = await theirs.limit(recordsAtOnce).get();
    for (const { ref } of docs) await ref.update({ 'submitted_data.email': after.email });
    return docs.length > 0 ? 'more' : 'done';
  },
};
