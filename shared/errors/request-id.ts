/** Header that identifies a request in the logs of load balancer, shell and api. */
export const REQUEST_ID = 'x-request-id';

/** The format of load balancers: prevents visitors from injecting text into the log. */
const ID = /^[0-9a-f-]{16,36}$/i;

/** The request's id if valid, otherwise a new one. */
export const readRequestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && ID.test(given) ? given : crypto.randomUUID();
