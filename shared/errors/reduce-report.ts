import type { ErrorEvent, StackFrame } from '@sentry/core';

const MAX_TEXT = 500;

/** Order matters: a URL loses its query before the other patterns apply. */
const PRIVATE: [pattern: RegExp, replacement: string][] = [
  [/(\/[^\s?#"'<>()]*)[?#][^\s"'<>)]*/g, '$1'],
  [/[\p{L}\p{M}\p{N}_.'+%-]+(?:@|%40)[\p{L}\p{M}\p{N}_%-]+(?:\.[\p{L}\p{M}\p{N}_%-]+)+/gu, '[E-Mail]'],
  // Double-quoted text in error messages is usually input data. Greedy up to the last quote, because data may contain
  // quotes.
  [/"[\s\S]*"|„[\s\S]*“/g, '"…"'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,7}[\da-f]{0,4}/gi, '[IP]'],
  // Telephone and account numbers, birthdays.
  [/\+?\d(?:[ ./()-]{0,3}\d){5,}/g, '[Zahl]'],
];

/**
 * Removes personal data from a text: queries, e-mail and IP addresses, quoted data, long numbers and the `typed`
 * values. Names in running text cannot be detected; code that throws an error must keep them out of it.
 */
export function scrubText(text: string, typed: readonly string[] = []): string {
  const cut = text.slice(0, 4 * MAX_TEXT);
  const withoutTyped = typed.reduce((rest, value) => rest.replaceAll(value, '[Eingabe]'), cut);
  const scrubbed = PRIVATE.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), withoutTyped);
  return scrubbed.slice(0, MAX_TEXT);
}

const withoutQuery = (address: string) => address.replace(/[?#][^:]*/, '');

/** Location in the program only, without variables or source context. */
function reduceFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return {
    ...(filename === undefined ? {} : { filename: withoutQuery(filename) }),
    ...(name === undefined ? {} : { function: name }),
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
    ...(in_app === undefined ? {} : { in_app }),
  };
}

/**
 * Builds an error report from an allow-list, so that additional data collected by the reporting library is never sent:
 * kind, scrubbed message and location of the error, and the part of the software. `typed` are the current values of
 * form fields.
 */
export function reduceReport(event: ErrorEvent, typed: readonly string[] = []): ErrorEvent {
  const { event_id, timestamp, level, platform, environment, release, tags, sdk, sdkProcessingMetadata } = event;
  const values = event.exception?.values?.map(({ type, value, mechanism, stacktrace }) => ({
    ...(type === undefined ? {} : { type: scrubText(type, typed) }),
    ...(value === undefined ? {} : { value: scrubText(value, typed) }),
    ...(mechanism ? { mechanism: { type: mechanism.type, handled: mechanism.handled ?? true } } : {}),
    ...(stacktrace?.frames ? { stacktrace: { frames: stacktrace.frames.map(reduceFrame) } } : {}),
  }));
  return {
    type: undefined,
    ...(event_id === undefined ? {} : { event_id }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(level === undefined ? {} : { level }),
    ...(platform === undefined ? {} : { platform }),
    ...(environment === undefined ? {} : { environment }),
    ...(release === undefined ? {} : { release }),
    ...(tags === undefined ? {} : { tags }),
    ...(sdk === undefined ? {} : { sdk }),
    // Used internally by the library, never sent.
    ...(sdkProcessingMetadata === undefined ? {} : { sdkProcessingMetadata }),
    ...(event.message === undefined ? {} : { message: scrubText(event.message, typed) }),
    ...(values === undefined ? {} : { exception: { values } }),
    ...(event.request?.url === undefined ? {} : { request: { url: scrubText(event.request.url, typed) } }),
  };
}
