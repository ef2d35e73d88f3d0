import type { ApiCall } from '@gm/shared/schemas/page';

/** A call that the shell makes for a page; `more` overrides the defaults of content files. */
export function buildCall(
  name: string,
  endpoint: string,
  more: Partial<Pick<ApiCall['options'], 'passThrough' | 'required'>> = {},
): ApiCall {
  return {
    name,
    options: { endpoint, params: {}, passThrough: [], redirectOnSingleEntry: false, required: false, ...more },
  };
}
