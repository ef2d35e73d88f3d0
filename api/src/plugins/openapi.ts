import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes every registered route; has to be registered before them. */
export async function installOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Inhalte und Formulare der Gemeinde',
        description:
          'Liefert Seiten, Menüs, Artikel und Bilder und nimmt öffentliche Formulare an. ' +
          'Fehler sind Problem-Dokumente nach RFC 9457 mit deutschem Text.',
        version: '1.0.0',
      },
      tags: [
        { name: 'Inhalte', description: 'Was auf den Seiten steht' },
        { name: 'Formulare', description: 'Was Einwohnerinnen und Einwohner senden' },
        { name: 'Intranet', description: 'Nachrichten und Archiv der Verwaltung' },
        { name: 'Konten', description: 'Anmeldung von Verwaltung und Gemeinderat' },
        { name: 'Betrieb', description: 'Zustand des Dienstes' },
      ],
    },
    // What a foreign content system answers is not ours to describe.
    hideUntagged: true,
    transform: jsonSchemaTransform,
  });
}
