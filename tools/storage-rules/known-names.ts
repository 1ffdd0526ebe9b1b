import type { Expression } from './ast';
import type { TypeName } from './values';

export const ALLOW_METHODS = ['read', 'get', 'list', 'write', 'create', 'update', 'delete'] as const;
export type AllowMethod = (typeof ALLOW_METHODS)[number];
export type Operation = Exclude<AllowMethod, 'read' | 'write'>;

export const OPERATIONS_OF: Record<AllowMethod, readonly Operation[]> = {
  read: ['get', 'list'],
  get: ['get'],
  list: ['list'],
  write: ['create', 'update', 'delete'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** The types allowed after `is`, with the matching value types. */
export const TYPES: ReadonlyMap<string, readonly TypeName[]> = new Map<string, readonly TypeName[]>([
  ['bool', ['bool']],
  ['float', ['float']],
  ['int', ['int']],
  ['list', ['list']],
  ['map', ['map']],
  ['number', ['int', 'float']],
  ['path', ['path']],
  ['string', ['string']],
  ['timestamp', ['timestamp']],
]);

export const DOCUMENT_ACCESSES = ['exists', 'get'] as const;

const RESOURCE_FIELDS = [
  'bucket',
  'contentDisposition',
  'contentEncoding',
  'contentType',
  'crc32c',
  'etag',
  'generation',
  'md5Hash',
  'metadata',
  'metageneration',
  'name',
  'size',
  'timeCreated',
  'updated',
];

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['request', ['auth', 'method', 'path', 'resource', 'time']],
  ['request.auth', ['token', 'uid']],
  ['request.resource', RESOURCE_FIELDS],
  ['resource', RESOURCE_FIELDS],
]);

export const GLOBALS = ['request', 'resource'];

/** All properties that this expression can have; undefined if they are not known. */
export function knownFields(object: Expression): readonly string[] | undefined {
  if (object.kind === 'name') return FIELDS.get(object.name);
  if (object.kind === 'document') return ['data'];
  if (object.kind === 'member' && object.object.kind === 'name') {
    return FIELDS.get(`${object.object.name}.${object.name}`);
  }
  return undefined;
}
