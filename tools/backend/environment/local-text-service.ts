/** An account that exists nowhere: the mailbox takes its text messages. */
export function localTextService() {
  return { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_FROM: '+13125550100' };
}

/** Signs the requests to /texts/… on a local stack. */
export const localTextToken = 'local-text-token';
