import { renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { useJobTools, type JobTools, type SubmitStep } from '../actions/job-tools';
import type { JobReports } from '../job-reports';

type Answers = (...asked: readonly unknown[]) => Promise<unknown>;

const noReports: JobReports = {
  create: () => undefined,
  send: () => undefined,
  resend: () => undefined,
  view: () => undefined,
  amend: () => undefined,
  copyLink: () => undefined,
  isRunning: () => false,
};

/** The tools of a list of jobs, with records of the calls, the toasts and the changes of the list. */
export function openTools(answer: Answers = () => Promise.resolve({}), submitted?: SubmitStep) {
  const toasts: Toast[] = [];
  const call = vi.fn(answer);
  const submit = vi.fn<SubmitStep>(submitted ?? (() => Promise.reject(new Error('not asked for'))));
  const list = { onChanged: vi.fn(), onCancelled: vi.fn(), onGone: vi.fn() };
  const { result } = renderHook(
    () =>
      useJobTools({
        call: call as unknown as CallAsAdmin,
        submit,
        steps: new Map(),
        reports: noReports,
        today: '2026-03-05',
        findJobsOn: () => Promise.resolve([]),
        questionnaireDialog: () => null,
        ...list,
      }),
    {
      wrapper: ({ children }) => (
        <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
      ),
    },
  );
  const tools: JobTools = result.current;
  return { tools, call, submit, toasts, list };
}
