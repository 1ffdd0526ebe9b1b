/*
 * A Google Cloud project in a JSON file, and what gcloud and Google's REST interfaces answer about it. Every answer and
 * error is written from Google's documentation, never seen from Google. The sources are named in the steps' modules.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const number = '412';
const id = 'example-scope';

/** A new project: it exists, and nothing else. */
export const emptyProject = {
  account: 'owner@example.com',
  parent: null,
  billing: null,
  services: [],
  firebase: false,
  orgPolicies: {},
  database: null,
  schedules: [],
  bucket: null,
  accounts: [],
  agents: {},
  /** Grants to a new service agent that are refused before one is accepted. */
  agentDelay: 0,
  policies: { project: {}, bucket: {} },
  auth: null,
  secrets: {},
  channels: [],
  alerts: [],
  uptime: [],
  budgets: [],
  /** Commands that fail: those that match, with this text, so many times. */
  faults: [],
  calls: [],
};

/** What one command prints. */
export function answerGcloud(file, args, input) {
  return withProject(file, (project) => {
    const line = args.join(' ');
    const row = gcloudRows.find(({ pattern }) => pattern.test(line));
    project.calls.push({ line, changes: row?.changes === true });
    const fault = takeFault(project, line);
    if (fault) return fault.isOutput ? printed(fault.text) : failed(fault.text);
    if (!row) return failed(`ERROR: (gcloud) Invalid choice: '${line}'.`);
    if (project.account === null && !line.startsWith('auth list'))
      return failed('ERROR: You do not currently have an active account selected.');
    return row.answer(project, { line, input, option: (name) => optionOf(args, name), args });
  });
}

/** What one request is answered: a status and a body. */
export function answerRest(file, method, address, body) {
  return withProject(file, (project) => {
    const line = `${method} ${address}`;
    const row = restRows.find(({ pattern }) => pattern.test(line));
    project.calls.push({ line, changes: method !== 'GET' });
    const fault = takeFault(project, line);
    if (fault) return { status: Number(fault.text.slice(0, 3)) || 500, text: errorText(fault.text) };
    if (!row) return { status: 404, text: errorText('404 NOT_FOUND no such method') };
    const { status = 200, ...answer } = row.answer(project, { line, body });
    return { status, text: JSON.stringify(answer) };
  });
}

function withProject(file, act) {
  const project = JSON.parse(readFileSync(file, 'utf8'));
  const answer = act(project);
  writeFileSync(file, JSON.stringify(project));
  return answer;
}

function takeFault(project, line) {
  const fault = project.faults.find(({ match, times }) => times > 0 && new RegExp(match).test(line));
  if (fault) fault.times -= 1;
  return fault;
}

const printed = (text) => ({ code: 0, output: text, errors: '' });
const json = (value) => printed(JSON.stringify(value));
const failed = (text) => ({ code: 1, output: '', errors: text });
const optionOf = (args, name) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';

const errorText = (text) => {
  const [, code, status, message] = /^(\d{3}) (\S+) (.*)$/s.exec(text) ?? [null, 500, 'UNKNOWN', text];
  return JSON.stringify({ error: { code: Number(code), status, message } });
};

const isOn = (project, api) => project.services.includes(`${api}.googleapis.com`);
const disabled = (api) =>
  failed(
    `ERROR: PERMISSION_DENIED: ${api} API has not been used in project ${number} before or it is disabled. Enable it, then retry. reason: SERVICE_DISABLED`,
  );

/** Members of roles by resource. */
const bindingsOf = (policy) => ({
  ...(Object.keys(policy).length > 0 && {
    bindings: Object.entries(policy).map(([role, members]) => ({ role, members })),
  }),
  etag: 'BwYAAAA=',
  version: 1,
});

function grantIn(project, policy, { option }) {
  const member = option('member');
  const email = member.replace('serviceAccount:', '');
  const left = project.agents[email];
  const isCompute = email === `${number}-compute@developer.gserviceaccount.com`;
  const isThere = project.accounts.includes(email) || (isCompute && isOn(project, 'compute')) || left === 0;
  if (left > 0) project.agents[email] -= 1;
  if (!isThere) return failed(`ERROR: INVALID_ARGUMENT: Service account ${email} does not exist.`);
  const members = (policy[option('role')] ??= []);
  if (!members.includes(member)) members.push(member);
  return json(bindingsOf(policy));
}

const read = (pattern, answer) => ({ pattern, answer, changes: false });
const change = (pattern, answer) => ({ pattern, answer, changes: true });
/** With an API of its own, which has to be enabled. */
const of = (api, row) => ({
  ...row,
  answer: (project, about) => (isOn(project, api) ? row.answer(project, about) : disabled(api)),
});

const databaseOf = (project, act) =>
  project.database
    ? act(project.database)
    : failed('ERROR: (gcloud.firestore) NOT_FOUND: The database (default) does not exist.');
const secretOf = (project, name, act) =>
  project.secrets[name]
    ? act(project.secrets[name])
    : failed(`ERROR: (gcloud.secrets) NOT_FOUND: Secret [projects/${number}/secrets/${name}] not found.`);

const gcloudRows = [
  read(/^auth list/, ({ account }) => json(account ? [{ account, status: 'ACTIVE' }] : [])),
  read(/^auth print-access-token/, () => printed('ya29.fake\n')),
  read(/^projects describe/, ({ parent }) =>
    json({
      createTime: '2026-11-01T00:00:00Z',
      lifecycleState: 'ACTIVE',
      name: id,
      ...(parent && { parent }),
      projectId: id,
      projectNumber: number,
    }),
  ),
  read(/^billing projects describe/, ({ billing }) =>
    json({
      billingAccountName: billing ? `billingAccounts/${billing}` : '',
      billingEnabled: billing !== null,
      name: `projects/${id}/billingInfo`,
      projectId: id,
    }),
  ),
  change(/^billing projects link/, (project, { option }) => {
    project.billing = option('billing-account');
    return json({});
  }),
  read(/^services list/, ({ services }) =>
    json(
      services.map((name) => ({
        config: { name },
        name: `projects/${number}/services/${name}`,
        state: 'ENABLED',
      })),
    ),
  ),
  change(/^services enable/, (project, { args }) => {
    if (!project.billing)
      return failed(
        'ERROR: (gcloud.services.enable) FAILED_PRECONDITION: Billing must be enabled for activation of service.',
      );
    const names = args.filter((arg) => arg.endsWith('.googleapis.com'));
    project.services = [...new Set([...project.services, ...names])];
    return json({});
  }),
  of(
    'cloudresourcemanager',
    read(/^resource-manager org-policies describe/, ({ orgPolicies }, { args }) => {
      const name = args.find((arg) => arg.startsWith('constraints/'));
      return json({ constraint: name, listPolicy: orgPolicies[name] ?? { allValues: 'ALLOW' } });
    }),
  ),
  of(
    'firestore',
    read(/^firestore databases describe/, (project) => databaseOf(project, json)),
  ),
  of(
    'firestore',
    change(/^firestore databases create/, (project, { option }) => {
      project.database = {
        name: `projects/${id}/databases/(default)`,
        locationId: option('location'),
        type: 'FIRESTORE_NATIVE',
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
        deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
      };
      return json({});
    }),
  ),
  of(
    'firestore',
    change(/^firestore databases update/, (project, { line }) =>
      databaseOf(project, (database) => {
        if (line.includes('--enable-pitr'))
          database.pointInTimeRecoveryEnablement = 'POINT_IN_TIME_RECOVERY_ENABLED';
        if (line.includes('--delete-protection'))
          database.deleteProtectionState = 'DELETE_PROTECTION_ENABLED';
        return json({});
      }),
    ),
  ),
  of(
    'firestore',
    read(/^firestore backups schedules list/, ({ schedules }) => json(schedules)),
  ),
  of(
    'firestore',
    change(/^firestore backups schedules create/, (project) => {
      project.schedules.push({
        name: `projects/${id}/databases/(default)/backupSchedules/1`,
        dailyRecurrence: {},
        retention: '8467200s',
      });
      return json({});
    }),
  ),
  of(
    'iam',
    read(/^iam service-accounts describe/, (project, { args }) => {
      const email = args[3];
      const isCompute = email === `${number}-compute@developer.gserviceaccount.com`;
      return project.accounts.includes(email) || (isCompute && isOn(project, 'compute'))
        ? json({ email, projectId: id, uniqueId: '1' })
        : failed('ERROR: (gcloud.iam.service-accounts.describe) NOT_FOUND: Unknown service account.');
    }),
  ),
  of(
    'iam',
    change(/^iam service-accounts create/, (project, { args }) => {
      project.accounts.push(`${args[3]}@${id}.iam.gserviceaccount.com`);
      return json({});
    }),
  ),
  of(
    'iam',
    read(/^iam service-accounts get-iam-policy/, ({ policies }, { args }) =>
      json(bindingsOf(policies[args[3]] ?? {})),
    ),
  ),
  of(
    'iam',
    change(/^iam service-accounts add-iam-policy-binding/, (project, about) =>
      grantIn(project, (project.policies[about.args[3]] ??= {}), about),
    ),
  ),
  read(/^projects get-iam-policy/, ({ policies }) => json(bindingsOf(policies.project))),
  change(/^projects add-iam-policy-binding/, (project, about) =>
    grantIn(project, project.policies.project, about),
  ),
  of(
    'storage',
    read(/^storage buckets get-iam-policy/, ({ policies }) => json(bindingsOf(policies.bucket))),
  ),
  of(
    'storage',
    change(/^storage buckets add-iam-policy-binding/, (project, about) =>
      project.bucket
        ? grantIn(project, project.policies.bucket, about)
        : failed('ERROR: gs://bucket not found: 404.'),
    ),
  ),
  of(
    'storage',
    change(/^storage service-agent/, (project) => {
      project.agents[`service-${number}@gs-project-accounts.iam.gserviceaccount.com`] ??= project.agentDelay;
      return printed('');
    }),
  ),
  of(
    'secretmanager',
    read(/^secrets describe/, (project, { args }) =>
      secretOf(project, args[2], () =>
        json({ name: `projects/${number}/secrets/${args[2]}`, replication: { automatic: {} } }),
      ),
    ),
  ),
  of(
    'secretmanager',
    change(/^secrets create/, (project, { args }) => {
      project.secrets[args[2]] = { versions: [], policy: {} };
      return json({});
    }),
  ),
  of(
    'secretmanager',
    read(/^secrets versions describe latest/, (project, { option }) =>
      secretOf(project, option('secret'), ({ versions }) =>
        versions.length > 0
          ? json({ name: `projects/${number}/secrets/x/versions/${versions.length}`, state: 'ENABLED' })
          : failed('ERROR: (gcloud.secrets.versions.describe) NOT_FOUND: Secret Version [latest] not found.'),
      ),
    ),
  ),
  of(
    'secretmanager',
    change(/^secrets versions add/, (project, { args, input, option }) =>
      secretOf(project, args[3], (secret) => {
        if (option('data-file') !== '-' || input === '') return failed('ERROR: no data');
        secret.versions.push(input);
        return json({});
      }),
    ),
  ),
  of(
    'secretmanager',
    read(/^secrets get-iam-policy/, (project, { args }) =>
      secretOf(project, args[2], ({ policy }) => json(bindingsOf(policy))),
    ),
  ),
  of(
    'secretmanager',
    change(/^secrets add-iam-policy-binding/, (project, about) =>
      secretOf(project, about.args[2], ({ policy }) => grantIn(project, policy, about)),
    ),
  ),
  of(
    'monitoring',
    read(/^monitoring uptime list-configs/, ({ uptime }) => json(uptime)),
  ),
  of(
    'monitoring',
    change(/^monitoring uptime create/, (project, { option }) => {
      const [, host] = /host=([^,]+)/.exec(option('resource-labels')) ?? [];
      project.uptime.push({
        name: `projects/${id}/uptimeCheckConfigs/site-health-abc`,
        displayName: 'Site health',
        monitoredResource: { type: 'uptime_url', labels: { host, project_id: id } },
        httpCheck: { path: option('path'), port: 443, useSsl: true, validateSsl: true },
        period: '60s',
      });
      return json({});
    }),
  ),
  read(/^billing budgets list/, ({ budgets }) => json(budgets)),
  change(/^billing budgets create/, (project, { option, args }) => {
    project.budgets.push({
      name: `billingAccounts/${project.billing}/budgets/1`,
      displayName: option('display-name'),
      budgetFilter: { projects: [option('filter-projects')] },
      thresholdRules: args
        .filter((arg) => arg.startsWith('--threshold-rule'))
        .map((arg) => ({ thresholdPercent: Number(arg.split('=').at(-1)), spendBasis: 'CURRENT_SPEND' })),
    });
    return json({});
  }),
];

const refusedAs = (status, name, message) => ({ status, error: { code: status, status: name, message } });
const offAs = (api) =>
  refusedAs(
    403,
    'PERMISSION_DENIED',
    `${api} API has not been used in project ${number} before or it is disabled. SERVICE_DISABLED`,
  );
const rest = (api, pattern, answer) => ({
  pattern,
  answer: (project, about) => (isOn(project, api) ? answer(project, about) : offAs(api)),
});

const restRows = [
  rest('firebase', /^GET firebase\.googleapis\.com\/v1beta1\/projects\/[^:]+$/, ({ firebase }) =>
    firebase
      ? { projectId: id, projectNumber: number, state: 'ACTIVE' }
      : refusedAs(404, 'NOT_FOUND', 'Requested entity was not found.'),
  ),
  rest('firebase', /:addFirebase$/, (project) => {
    project.firebase = true;
    return { name: 'operations/workflows/1' };
  }),
  rest('firebasestorage', /^GET .*\/defaultBucket$/, ({ bucket }) =>
    bucket
      ? {
          name: `projects/${id}/defaultBucket`,
          location: bucket,
          bucket: { name: `projects/${id}/buckets/${id}.firebasestorage.app` },
        }
      : refusedAs(404, 'NOT_FOUND', 'Requested entity was not found.'),
  ),
  rest('firebasestorage', /^POST .*\/defaultBucket$/, (project, { body }) => {
    project.bucket = body.location;
    return { name: `projects/${id}/defaultBucket` };
  }),
  rest('serviceusage', /:generateServiceIdentity$/, (project, { line }) => {
    const [, service] = /services\/(\w+)\./.exec(line) ?? [];
    project.agents[agentOf(service)] ??= project.agentDelay;
    return { name: 'operations/finished.DONE_OPERATION', done: true, response: { email: agentOf(service) } };
  }),
  rest(
    'identitytoolkit',
    /^GET .*\/config$/,
    ({ auth }) => auth ?? refusedAs(404, 'NOT_FOUND', 'CONFIGURATION_NOT_FOUND'),
  ),
  rest('identitytoolkit', /:initializeAuth$/, (project) => {
    project.auth ??= { name: `projects/${number}/config`, signIn: {}, client: {} };
    return {};
  }),
  rest('identitytoolkit', /^PATCH .*\/config/, (project, { body }) => {
    project.auth = { ...project.auth, ...body };
    return project.auth;
  }),
  // Empty lists are left out.
  rest('monitoring', /^GET .*\/notificationChannels$/, ({ channels }) =>
    channels.length > 0 ? { notificationChannels: channels } : {},
  ),
  rest('monitoring', /^POST .*\/notificationChannels$/, (project, { body }) => {
    project.channels.push({ ...body, name: `projects/${id}/notificationChannels/7`, enabled: true });
    return {};
  }),
  rest('monitoring', /^GET .*\/alertPolicies$/, ({ alerts }) =>
    alerts.length > 0 ? { alertPolicies: alerts } : {},
  ),
  rest('monitoring', /^POST .*\/alertPolicies$/, (project, { body }) => {
    project.alerts.push({ ...body, name: `projects/${id}/alertPolicies/${project.alerts.length}` });
    return {};
  }),
];

function agentOf(service) {
  const domain =
    { cloudfunctions: 'gcf-admin-robot', run: 'serverless-robot-prod' }[service] ?? `gcp-sa-${service}`;
  return `service-${number}@${domain}.iam.gserviceaccount.com`;
}
