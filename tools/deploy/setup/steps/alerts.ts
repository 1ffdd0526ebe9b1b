import { hasFields, isListOf, isText, mayHaveFields } from '@domain/json/guards';
import { gcloud } from '../command';
import { isKnown, type Facts } from '../facts';
import { part, type Step } from '../step';
import { apisEnabled } from './access';

const editor = 'roles/monitoring.editor';
const monitoring = ({ project }: Facts) => `https://monitoring.googleapis.com/v3/projects/${project}`;

/** @see https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.notificationChannels */
const isChannels = mayHaveFields({
  notificationChannels: isListOf(
    hasFields({ name: isText, type: isText, labels: mayHaveFields({ email_address: isText }) }),
  ),
});

/** Without --alert-email, any email channel of the project will do. */
export const notificationChannel: Step = {
  name: 'Notification channel',
  needs: [apisEnabled.name],
  parts: (facts) => {
    const { alertEmail } = facts;
    const url = `${monitoring(facts)}/notificationChannels`;
    const isOurs = ({ type, labels }: { type: string; labels: { email_address?: string } }) =>
      type === 'email' && (!isKnown(alertEmail) || labels.email_address === alertEmail);
    return [
      part({
        what: isKnown(alertEmail) ? `alerts go to ${alertEmail}` : 'alerts go to an email address',
        read: { method: 'GET', url },
        is: isChannels,
        isDone: ({ notificationChannels = [] }) => notificationChannels.some(isOurs),
        learn: ({ notificationChannels = [] }) => {
          const ours = notificationChannels.find(isOurs);
          return ours ? { channel: ours.name } : {};
        },
        fix: [
          {
            method: 'POST',
            url,
            body: { type: 'email', displayName: 'Operations', labels: { email_address: alertEmail } },
          },
        ],
        byHand: isKnown(alertEmail) ? null : 'run this command again with --alert-email',
        role: editor,
      }),
    ];
  },
};

/** The log messages that page someone, from docs/operations.md. */
export const pagingMessages = [
  'call failed',
  'request failed',
  'event failed',
  'report page failed',
  'unsubscribe page failed',
  'payment event failed',
  'settings unreadable',
];

/**
 * @see https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies
 * @see https://cloud.google.com/logging/docs/alerting/log-based-alerts
 */
const isPolicies = mayHaveFields({
  alertPolicies: isListOf(
    mayHaveFields({
      conditions: isListOf(
        mayHaveFields({
          conditionMatchedLog: mayHaveFields({ filter: isText }),
          conditionThreshold: mayHaveFields({ filter: isText }),
        }),
      ),
      notificationChannels: isListOf(isText),
    }),
  ),
});

interface Policy {
  readonly conditions?: readonly {
    readonly conditionMatchedLog?: { readonly filter?: string };
    readonly conditionThreshold?: { readonly filter?: string };
  }[];
  readonly notificationChannels?: readonly string[];
}

/** A policy that was made in the console counts too, if it has this filter and notifies anyone. */
const notifiesOf = (filter: string) => (policy: Policy) =>
  (policy.notificationChannels ?? []).length > 0 &&
  (policy.conditions ?? []).some(
    ({ conditionMatchedLog, conditionThreshold }) =>
      conditionMatchedLog?.filter?.includes(filter) === true ||
      conditionThreshold?.filter?.includes(filter) === true,
  );

export const logAlerts: Step = {
  name: 'Log alerts',
  needs: [notificationChannel.name],
  parts: (facts) =>
    pagingMessages.map((message) =>
      alertPolicy(facts, {
        what: `an alert for "${message}"`,
        sought: `jsonPayload.message="${message}"`,
        displayName: `Log: ${message}`,
        condition: {
          conditionMatchedLog: {
            filter: `resource.type="cloud_run_revision" AND jsonPayload.message="${message}"`,
          },
        },
        // Required for alerts on logs: at most one notification in this time.
        strategy: { notificationRateLimit: { period: '300s' }, autoClose: '3600s' },
      }),
    ),
};

interface Alert {
  readonly what: string;
  /** What a policy's filter has to contain to count as this one. */
  readonly sought: string;
  readonly displayName: string;
  readonly condition: object;
  readonly strategy?: object;
}

function alertPolicy(facts: Facts, { what, sought, displayName, condition, strategy }: Alert) {
  const url = `${monitoring(facts)}/alertPolicies`;
  return part({
    what,
    read: { method: 'GET', url },
    is: isPolicies,
    isDone: ({ alertPolicies = [] }) => alertPolicies.some(notifiesOf(sought)),
    fix: [
      {
        method: 'POST',
        url,
        body: {
          displayName,
          combiner: 'OR',
          conditions: [{ displayName, ...condition }],
          notificationChannels: [facts.channel],
          ...(strategy && { alertStrategy: strategy }),
        },
      },
    ],
    role: editor,
  });
}

/** @see https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs */
const isUptimeChecks = isListOf(
  mayHaveFields({
    name: isText,
    monitoredResource: mayHaveFields({ labels: mayHaveFields({ host: isText }) }),
    httpCheck: mayHaveFields({ path: isText }),
  }),
);

export const uptimeCheck: Step = {
  name: 'Uptime check',
  needs: [apisEnabled.name],
  parts: ({ project, siteHost }) => {
    const isOurs = ({
      monitoredResource,
      httpCheck,
    }: {
      monitoredResource?: { labels?: { host?: string } };
      httpCheck?: { path?: string };
    }) => monitoredResource?.labels?.host === siteHost && httpCheck?.path === '/health';
    return [
      part({
        what: `https://${siteHost}/health is asked every minute`,
        read: gcloud('monitoring', 'uptime', 'list-configs', `--project=${project}`),
        is: isUptimeChecks,
        isDone: (checks) => checks.some(isOurs),
        learn: (checks) => {
          const id = checks.find(isOurs)?.name?.split('/').at(-1);
          return id === undefined ? {} : { uptimeCheck: id };
        },
        fix: [
          gcloud(
            'monitoring',
            'uptime',
            'create',
            'Site health',
            '--resource-type=uptime-url',
            `--resource-labels=host=${siteHost},project_id=${project}`,
            '--protocol=https',
            '--path=/health',
            '--period=1',
            '--timeout=10',
            '--validate-ssl=true',
            '--regions=usa-oregon,usa-iowa,usa-virginia',
            `--project=${project}`,
          ),
        ],
        role: editor,
      }),
    ];
  },
};

/** @see https://cloud.google.com/monitoring/uptime-checks/uptime-alerting-policies */
export const uptimeAlert: Step = {
  name: 'Uptime alert',
  needs: [notificationChannel.name, uptimeCheck.name],
  parts: (facts) => [
    alertPolicy(facts, {
      what: 'an alert if /health fails from two regions',
      sought: `metric.labels.check_id="${facts.uptimeCheck}"`,
      displayName: 'Site health',
      condition: {
        conditionThreshold: {
          filter: `resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND metric.labels.check_id="${facts.uptimeCheck}"`,
          aggregations: [
            {
              alignmentPeriod: '1200s',
              perSeriesAligner: 'ALIGN_NEXT_OLDER',
              crossSeriesReducer: 'REDUCE_COUNT_FALSE',
              groupByFields: ['resource.label.*'],
            },
          ],
          comparison: 'COMPARISON_GT',
          thresholdValue: 1,
          duration: '60s',
          trigger: { count: 1 },
        },
      },
    }),
  ],
};

/** @see https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
const isBudgets = isListOf(
  mayHaveFields({
    budgetFilter: mayHaveFields({ projects: isListOf(isText) }),
    thresholdRules: isListOf(mayHaveFields({})),
  }),
);

export const budget: Step = {
  name: 'Budget',
  needs: [apisEnabled.name],
  parts: ({ project, projectNumber, billingAccount, budget: amount }) => [
    part({
      what: `a budget for this project; a new one has ${amount} a month, with emails at 50, 90 and 100 percent`,
      read: gcloud('billing', 'budgets', 'list', `--billing-account=${billingAccount}`),
      is: isBudgets,
      isDone: (budgets) =>
        budgets.some(
          ({ budgetFilter, thresholdRules = [] }) =>
            thresholdRules.length > 0 &&
            budgetFilter?.projects?.includes(`projects/${projectNumber}`) === true,
        ),
      fix: [
        gcloud(
          'billing',
          'budgets',
          'create',
          `--billing-account=${billingAccount}`,
          `--display-name=${project}`,
          `--budget-amount=${amount}`,
          `--filter-projects=projects/${projectNumber}`,
          '--threshold-rule=percent=0.5',
          '--threshold-rule=percent=0.9',
          '--threshold-rule=percent=1.0',
        ),
      ],
      role: 'roles/billing.costsManager',
    }),
  ],
};
