import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatPhone } from '@domain/contact/phone';
import type { Person } from './people';

export interface Agent {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** An agent whose phone number has no other referrals. */
export function newAgent(): Agent {
  const mark = randomUUID().slice(0, 6);
  return {
    name: `Jo Park ${mark}`,
    email: `jo-${mark}@example.com`,
    phone: formatPhone(`${randomInt(200, 999)}${String(randomInt(10_000_000)).padStart(7, '0')}`),
  };
}

/** The New Referral form on a page. */
export function referralForm(page: Page) {
  return {
    clientName: page.getByLabel(/^Client Name/),
    clientPhone: page.getByLabel(/^Client Phone/),
    clientEmail: page.getByLabel(/^Client Email/),
    address: page.getByLabel(/^Inspection Address/),
    clientAgreed: page.getByLabel(/^My client agrees/),
    agentName: page.getByLabel(/^Your Name/),
    agentEmail: page.getByLabel(/^Your Email/),
    agentPhone: page.getByLabel(/^Your Phone/),
    submit: page.getByRole('button', { name: 'Submit Referral' }),
    async fillClient(client: Person) {
      await this.clientName.fill(client.name);
      await this.clientPhone.fill(client.phone);
      await this.clientEmail.fill(client.email);
      await this.address.fill(client.address);
    },
    async fillAgent(agent: Agent) {
      await this.agentName.fill(agent.name);
      await this.agentPhone.fill(agent.phone);
      await this.agentEmail.fill(agent.email);
    },
  };
}
