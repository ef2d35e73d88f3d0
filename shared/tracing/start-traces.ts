import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Details, Step, Traces, TraceTarget } from './traces.ts';

const CLOSE_LIMIT_MS = 2_000;
/** Batch interval of each process; a complete trace is delayed by no more than this. */
const SEND_EVERY_MS = 1_000;

interface Service {
  /** Service name in the traces. */
  dienst: string;
  /** Whether the process makes the sampling decision itself; otherwise its caller has made it. */
  isEntrance: boolean;
}

/**
 * Exports traces to a collector (OTLP over HTTP). Registers nothing globally, so that other users of OpenTelemetry in
 * the process are not affected. Loaded only if configured.
 */
export function startTraces({ url, share }: TraceTarget, { dienst: service, isEntrance }: Service): Traces {
  const root = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    sampler: isEntrance ? root : new ParentBasedSampler({ root }),
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }), scheduledDelayMillis: SEND_EVERY_MS }),
    ],
  });
  const tracer = provider.getTracer('gemeinde');
  const propagator = new W3CTraceContextPropagator();
  const storage = new AsyncLocalStorage<Context>();

  function finish(span: Span, details: Attributes, isFault: boolean, at?: number): void {
    span.setAttributes(details);
    if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(at);
  }
  function wrap(span: Span, parent: Context): Step {
    const context = trace.setSpan(parent, span);
    return {
      run: (work) => storage.run(context, work),
      headers() {
        const headers: Record<string, string> = {};
        propagator.inject(context, headers, defaultTextMapSetter);
        return headers;
      },
      end: (details: Details = {}, isFault = false) => finish(span, details, isFault),
    };
  }

  return {
    receive(name, headers, attributes) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      return wrap(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent), parent);
    },
    begin(name, attributes) {
      const parent = storage.getStore();
      return parent ? wrap(tracer.startSpan(name, { attributes }, parent), parent) : null;
    },
    note(name, ms, attributes, isFault = false) {
      const parent = storage.getStore();
      if (!parent) return;
      const now = Date.now();
      const kind = 'db.system.name' in attributes ? SpanKind.CLIENT : SpanKind.INTERNAL;
      finish(tracer.startSpan(name, { kind, startTime: now - ms, attributes }, parent), {}, isFault, now);
    },
    async close() {
      // An unavailable collector must not delay shutdown.
      const limit = new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), limit]);
    },
  };
}
