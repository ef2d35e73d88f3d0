import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Span {
  service: string;
  name: string;
  traceId: string;
  id: string;
  parent: string | undefined;
  attributes: Record<string, unknown>;
}

/** A stand-in for an OpenTelemetry collector (OTLP over HTTP, JSON). */
export interface Collector {
  url: string;
  spans(): Span[];
  /** Everything received. */
  text(): string;
  stop(): Promise<void>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Body {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }[];
    }[];
  }[];
}

const readAttributes = (list: Attribute[]) =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));

function readSpans(body: string): Span[] {
  return (JSON.parse(body) as Body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes }) => ({
        service: String(readAttributes(resource.attributes)['service.name']),
        name,
        traceId,
        id: spanId,
        parent: parentSpanId,
        attributes: readAttributes(attributes),
      })),
    ),
  );
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    spans: () => bodies.flatMap(readSpans),
    text: () => bodies.join('\n'),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
