/** The account that sends text messages. */
export interface TextService {
  readonly accountSid: string;
  /** `+1xxxxxxxxxx`, or the id of a Messaging Service. */
  readonly from: string;
}

type Setting = string | undefined;

/** Null where text messages are off. @throws Error, which stops a deploy, if a setting is missing or malformed. */
export function textService(settings: { accountSid: Setting; from: Setting }): TextService | null {
  const { accountSid, from } = settings;
  if (!accountSid && !from) return null;
  if (!accountSid || !/^AC[0-9a-f]{32}$/.test(accountSid)) {
    throw new Error('TWILIO_ACCOUNT_SID must be the SID of a Twilio account, which begins with AC.');
  }
  if (!from || !/^(?:\+1[2-9]\d{9}|MG[0-9a-f]{32})$/.test(from)) {
    throw new Error(
      'TWILIO_FROM must be a number of that account, such as +13125550100, or the SID of a Messaging Service.',
    );
  }
  return { accountSid, from };
}
