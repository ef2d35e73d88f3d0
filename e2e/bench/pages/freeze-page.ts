import type { Page } from '@playwright/test';

/**
 * The rendered document as a single file without scripts and with only the styles in use: what a hand-written page
 * would be.
 */
export function freezePage(page: Page): Promise<string> {
  // No named functions outside of objects in here: tsx wraps them in a helper that does not exist in the page.
  return page.evaluate(() => {
    /** States are transient: their styles are kept. */
    const states =
      /::?[a-z-]*(?:before|after|backdrop|marker|placeholder|selection|first-l[a-z]+|scrollbar|view-transition|file-selector)[a-z-]*(?:\([^)]*\))?|:(?:hover|focus|active|visited|target|checked|disabled|popover-open|open|modal|user-|invalid|autofill)[a-z-]*/g;
    const fonts = new Set(
      [...document.fonts].filter(({ status }) => status !== 'unloaded').map(({ family }) => family.replaceAll('"', '')),
    );
    const collector = {
      matches(selector: string): boolean {
        try {
          return document.querySelector(selector) !== null;
        } catch {
          // Invalid without its states: kept.
          return true;
        }
      },
      isUsed({ selectorText }: CSSStyleRule): boolean {
        const bare = selectorText.replaceAll(states, '').replaceAll(/(^|[\s,>+~])(?=$|[,>+~])/g, '$1*');
        return this.matches(selectorText) || this.matches(bare);
      },
      collect(rules: CSSRuleList): string {
        return [...rules].map((rule) => this.write(rule)).join('');
      },
      write(rule: CSSRule): string {
        if (rule instanceof CSSStyleRule) return this.isUsed(rule) ? rule.cssText : '';
        if (rule instanceof CSSFontFaceRule) {
          return fonts.has(rule.style.getPropertyValue('font-family').replaceAll('"', '')) ? rule.cssText : '';
        }
        // Rules inside are no style rules.
        if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
        const inner = this.collect(rule.cssRules);
        return inner ? `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}` : '';
      },
    };
    const css = [...document.styleSheets].map(({ cssRules }) => collector.collect(cssRules)).join('');
    const named = css.replaceAll(/@keyframes ([\w-]+) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (rule, name: string) =>
      css.split(name).length > 2 ? rule : '',
    );
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const unwanted = 'script, style, template, link[rel=stylesheet], link[rel=modulepreload], link[as=script]';
    for (const element of copy.querySelectorAll(unwanted)) element.remove();
    const style = document.createElement('style');
    style.textContent = named.replaceAll(/\s+/g, ' ');
    copy.querySelector('head')?.append(style);
    return `<!DOCTYPE html>${copy.outerHTML}`;
  });
}
