import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { listSecurity, securitySchemes } from './security.ts';

/** Generates the description of every route; register it before the routes. */
export async function installOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Inhalte und Formulare der Gemeinde',
        description:
          'Liefert, was auf den Seiten steht, nimmt öffentliche Formulare und Buchungen an und trägt Intranet und ' +
          'Ratsinformation. OParl 1.1 für andere Programme ist dabei. ' +
          'Fehler sind Problem-Dokumente nach RFC 9457 mit deutschem Text. ' +
          'Jeder Aufruf nennt, welche Anmeldung mit welcher Rolle er verlangt; eine davon genügt. Wer einen Link aus einer ' +
          'Mail hat, gibt dessen Geheimnis als `token` an.',
        version: '1.0.0',
      },
      components: { securitySchemes },
      tags: [
        { name: 'Inhalte', description: 'Was auf den Seiten steht' },
        { name: 'Formulare', description: 'Was Einwohnerinnen und Einwohner senden' },
        { name: 'Ferienprogramm', description: 'Programm, Buchungen und Wartelisten, und ihre Verwaltung' },
        { name: 'Benachrichtigungen', description: 'Push-Nachrichten an Browser' },
        { name: 'Ratsinformation', description: 'Sitzungen, Vorlagen, Gremien und Personen des Gemeinderats' },
        { name: 'OParl', description: 'Dasselbe für andere Programme (OParl 1.1)' },
        { name: 'Intranet', description: 'Nachrichten und Archiv der Verwaltung' },
        { name: 'Freigaben', description: 'Was Einwohnerinnen und Einwohner gesendet haben, und die Hallen' },
        { name: 'Redaktion', description: 'Nachrichten, Veranstaltungen und Eilmeldungen der Verwaltung' },
        { name: 'Konten', description: 'Anmeldung von Verwaltung und Gemeinderat' },
        { name: 'Betrieb', description: 'Zustand des Dienstes' },
      ],
    },
    // Replies of an external content system are not described here.
    hideUntagged: true,
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      return { schema: { ...schema, security: listSecurity(input.route.onRequest) }, url };
    },
    transformObject: jsonSchemaTransformObject,
  });
}
