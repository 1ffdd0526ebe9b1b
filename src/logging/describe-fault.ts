import type { CallRequest } from '@domain/api/contract';
import { inEngineWords } from '@domain/fault/engine-words';
import { faultRoute } from '@domain/fault/fault-route';

/** Of the report's schema, which public pages don't bundle. */
const framesAtMost = 5;

/**
 * What is reported of a failure. Nothing in it can identify a person: the message has only words of JavaScript engines,
 * the frames only our own files, the page no key and no query.
 */
export function describeFault(where: string, error: unknown): CallRequest<'client-fault-report'> {
  const [name, message, stack] = ['name', 'message', 'stack'].map((member) => textOf(error, member));
  return {
    where,
    route: faultRoute(location.pathname),
    name: name ? className(name) : `Thrown${typeName(error)}`,
    code: codeOf(error),
    message: inEngineWords(message ?? ''),
    frames: framesOf(stack ?? ''),
    build: document.documentElement.dataset.build ?? '',
    failedRequestId: requestIdOf(error),
    browser: browserOf(navigator.userAgent),
  };
}

/** Whether it comes from other scripts alone, such as a browser extension's. */
export function isForeign(error: unknown): boolean {
  const stack = textOf(error, 'stack');
  return /(?:extension|https?):\/\//.test(stack) && framesOf(stack).length === 0;
}

/** A name that is not a class's could be anything. */
function className(name: string): string {
  return /^[A-Z][A-Za-z]{0,30}(?:Error|Exception)$|^Error$/.test(name) ? name : 'OtherError';
}

function typeName(value: unknown): string {
  const type = value === null ? 'null' : typeof value;
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** Codes are lowercase words joined by dashes, after the name of a Firebase service. */
function codeOf(error: unknown): string {
  const code = textOf(error, 'code');
  return /^(?:[a-z]{1,20}\/)?[a-z]{1,30}(?:-[a-z]{1,30}){0,5}$/.test(code) ? code : '';
}

/** Of the failed call: the response's id, which our error passes on. */
function requestIdOf(error: unknown): string {
  const id = textOf(memberOf(error, 'details'), 'requestId');
  return /^[0-9a-f]{12}$/.test(id) ? id : '';
}

/** Anything can be thrown, not only an Error. */
function memberOf(value: unknown, member: string): unknown {
  return (Object(value) as Readonly<Record<string, unknown>>)[member];
}

function textOf(value: unknown, member: string): string {
  const text = memberOf(value, member);
  return typeof text === 'string' ? text : '';
}

/** Only frames in this origin's script files; a page's own path may contain a key. */
function framesOf(stack: string): string[] {
  const frames = stack
    .slice(0, 10_000)
    .matchAll(/(https?:\/\/[^\s()/@]+)\/(?:[\w-]+\/)*([\w-]+(?:\.[\w-]+)*\.js):(\d+):(\d+)/g);
  return [...frames]
    .filter(([, origin]) => origin === location.origin)
    .slice(0, framesAtMost)
    .map(([, , file, line, column]) => `${file}:${line}:${column}`);
}

const browsers = [
  ['Edge', /\bEdgA?\/(\d{1,3})\b/],
  ['Samsung', /\bSamsungBrowser\/(\d{1,3})\b/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,3})\b/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,3})\b/],
  ['Safari', /\bVersion\/(\d{1,3})\b.* Safari\//],
] as const;

/** Name and major version; empty for a browser that is not one of these. */
function browserOf(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return '';
}
