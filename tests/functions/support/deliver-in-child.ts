import { deliverMail } from '../../../functions/src/mail/deliver-mail';

const [, , mailId = '', now = ''] = process.argv;
await deliverMail(mailId, () => new Date(now));
process.exit(0);
