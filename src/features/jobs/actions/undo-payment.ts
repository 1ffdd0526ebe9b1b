import { undoSeconds } from '@domain/job/undo-step';
import { payableJob, paymentOf } from '../payment/job-payment';
import type { DirectAction } from './job-action';

/** Undoes Mark paid or Waive until it takes effect. Any admin can press it. */
export const undoPayment: DirectAction = {
  id: 'undo-payment',
  label: 'Undo payment',
  offered: ({ held_payment: held }) => held !== null,
  passing: ({ held_payment: held }) => ({
    of: held?.at ?? '',
    until: held ? Date.parse(held.at) + undoSeconds * 1000 : 0,
  }),
  places: ['row', 'payment'],
  press: (job, tools) => {
    if (job.held_payment) paymentOf(tools).undo(payableJob(job), job.held_payment.at);
  },
  task: ({ id }) => `undo-payment:${id}`,
  audited: { 'payment-undone': 'Payment mark undone' },
};
