import type { ApiCall } from '@gm/shared/schemas/seite';

/** A call the shell makes for a page; what `mehr` does not say is as in a content file. */
export function buildCall(
  name: string,
  endpoint: string,
  mehr: Partial<Pick<ApiCall['options'], 'passThrough' | 'required'>> = {},
): ApiCall {
  return {
    name,
    options: { endpoint, params: {}, passThrough: [], redirectOnSingleEntry: false, required: false, ...mehr },
  };
}
