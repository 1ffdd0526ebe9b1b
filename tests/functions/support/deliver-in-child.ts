import { deliverMail } from '../../../functions/src/mail/deliver-mail';

const [, , mailId = ''] = process.argv;
await deliverMail(mailId);
process.exit(0);
