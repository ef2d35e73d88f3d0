import type { TestApp } from './test-app.ts';

/** What calls that take a form answer: a reference or where to go on, or what is wrong. */
export interface Antwort {
  detail: string;
  referenz: string;
  weiter?: string;
  errors: { feld: string; meldung: string }[];
}

/** Asks calls by their path behind `/api/`; the app may begin later than this. */
export const createAnfragen = (api: () => Pick<TestApp, 'app'>) => ({
  post: async (url: string, payload: object, headers = {}) => {
    const antwort = await api().app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
    return { status: antwort.statusCode, body: antwort.json<Antwort>() };
  },
  get: async <Body>(pfad: string, headers = {}) => {
    const antwort = await api().app.inject({ url: `/api/${pfad}`, headers });
    return { status: antwort.statusCode, text: antwort.body, read: () => antwort.json<Body>() };
  },
});
