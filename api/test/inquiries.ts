import type { TestApp } from './test-app.ts';

/** Response of calls that receive a form: a reference, a redirect or errors. */
export interface Answer {
  detail: string;
  referenz: string;
  weiter?: string;
  errors: { feld: string; meldung: string }[];
}

/** Sends requests to paths below `/api/`; the app may start later. */
export const createInquiries = (api: () => Pick<TestApp, 'app'>) => ({
  post: async (url: string, payload: object, headers = {}) => {
    const answer = await api().app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
    return { status: answer.statusCode, body: answer.json<Answer>() };
  },
  get: async <Body>(path: string, headers = {}) => {
    const answer = await api().app.inject({ url: `/api/${path}`, headers });
    return { status: answer.statusCode, text: answer.body, read: () => answer.json<Body>() };
  },
});
