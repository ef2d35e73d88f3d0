/** iPhones and iPads, whichever browser: they install and notify in their own way. */
export const isApple = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
