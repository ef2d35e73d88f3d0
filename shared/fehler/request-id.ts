/** Header under which a request is the same one in the logs of balancer, shell and api. */
export const REQUEST_ID = 'x-request-id';

/** As balancers write it: nothing that a visitor makes up finds its way into a log by it. */
const ID = /^[0-9a-f-]{16,36}$/i;

/** What came with the request, or a new one. */
export const readRequestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && ID.test(given) ? given : crypto.randomUUID();
