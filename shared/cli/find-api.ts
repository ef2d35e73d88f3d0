/** Where the api listens if nothing else is set. */
export const API_PORT = 3001;

/** Address of the api for shell and commands: `API_URL`, else its port on this machine. */
export const findApi = (env: { API_URL?: string | undefined; API_PORT?: string | number | undefined }): string =>
  env.API_URL || `http://127.0.0.1:${env.API_PORT || API_PORT}`;
