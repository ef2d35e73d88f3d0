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
import type { Angaben, Schritt, Spuren, Spurziel } from './spuren.ts';

const CLOSE_LIMIT_MS = 2_000;
/** Of several shells and apis each sends its own; who waits for a whole trace waits no longer. */
const SEND_EVERY_MS = 1_000;

interface Dienst {
  /** Name of the process in the traces. */
  dienst: string;
  /** Whether it decides itself which requests are followed; else whoever calls it has decided. */
  isEntrance: boolean;
}

/**
 * Sends traces to a collector (OTLP over HTTP). Nothing is registered for the whole process: what else in it knows
 * OpenTelemetry goes on by itself. Only loaded where it is wanted.
 */
export function startSpuren({ url, share }: Spurziel, { dienst, isEntrance }: Dienst): Spuren {
  const root = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    sampler: isEntrance ? root : new ParentBasedSampler({ root }),
    resource: resourceFromAttributes({ 'service.name': dienst }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }), scheduledDelayMillis: SEND_EVERY_MS }),
    ],
  });
  const tracer = provider.getTracer('gemeinde');
  const propagator = new W3CTraceContextPropagator();
  const storage = new AsyncLocalStorage<Context>();

  function finish(span: Span, angaben: Attributes, isFault: boolean, at?: number): void {
    span.setAttributes(angaben);
    if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(at);
  }
  function wrap(span: Span, parent: Context): Schritt {
    const context = trace.setSpan(parent, span);
    return {
      run: (work) => storage.run(context, work),
      headers() {
        const headers: Record<string, string> = {};
        propagator.inject(context, headers, defaultTextMapSetter);
        return headers;
      },
      end: (angaben: Angaben = {}, isFault = false) => finish(span, angaben, isFault),
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
      // A collector that is away holds nothing up.
      const limit = new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), limit]);
    },
  };
}
