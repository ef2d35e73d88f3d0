import { AppError, type ErrorCode } from './app-error.ts';

/** For `catch`: null in place of an error of this code. Other errors are thrown again. */
export const nullOn =
  (code: ErrorCode) =>
  (error: unknown): null => {
    if (error instanceof AppError && error.code === code) return null;
    throw error;
  };
