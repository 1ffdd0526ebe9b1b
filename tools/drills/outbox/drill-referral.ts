import { randomUUID } from 'node:crypto';
import type { Random } from '../random';

/** One referral of the drill. */
export interface DrillReferral {
  /** Its number on its device, from 1. */
  readonly number: number;
  readonly clientName: string;
  /** Unique, for looking it up in the database. */
  readonly clientEmail: string;
  readonly clientPhone: string;
  readonly inspectionAddress: string;
}

/** The agent who owns the device. */
export interface DrillAgent {
  readonly agentName: string;
  readonly agentEmail: string;
  readonly agentPhone: string;
  /** A UUID, for an app that generates none. */
  readonly deviceKey: string;
}

const firstNames = ['Priya', 'Tomás', 'Lena', 'Marcus', 'Ngozi', 'Ewa', 'Jonah', 'Mei'];
const lastNames = ['Sandoval', 'Okafor', 'Whitlock', 'Lindqvist', 'Reyes', 'Tanaka', 'Barlow', 'Castellan'];
const streets = ['Quail Run', 'Ridgeline Dr', 'Canyon View Rd', 'Elm St', 'Harvest Ln', 'Aspen Ct'];

/** An agent derived from the random stream, with a new device key in every run. */
export function buildAgent(random: Random): DrillAgent {
  const name = nameFrom(random);
  return {
    agentName: name,
    agentEmail: `${handleOf(name)}@realty.example.com`,
    agentPhone: phoneFrom(random),
    deviceKey: randomUUID(),
  };
}

/** @param mark the prefix of all client addresses of one device */
export function buildReferral(number: number, mark: string, random: Random): DrillReferral {
  return {
    number,
    clientName: nameFrom(random),
    clientEmail: `${mark}${number}@example.com`,
    clientPhone: phoneFrom(random),
    inspectionAddress: `${100 + random.below(9800)} ${oneOf(streets, random)}, Akron, OH 44606`,
  };
}

function nameFrom(random: Random): string {
  return `${oneOf(firstNames, random)} ${oneOf(lastNames, random)}`;
}

function phoneFrom(random: Random): string {
  return `31255501${String(random.below(100)).padStart(2, '0')}`;
}

function handleOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]+/g, '.')
    .toLowerCase();
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)] as Item;
}
