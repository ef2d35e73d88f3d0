/**
 * `<gm-gemerkt von="/meine-strasse/ /abfalltermine/" quelle="/api/…">Text</gm-gemerkt>`: if this device keeps a choice for
 * one of these pages, the text becomes the answer of `quelle` to it, and the link of its list item leads to that page.
 * The page itself is the same for everybody and stays in all caches.
 */
import { defineElement } from '@gm/shared/browser/define-element';
import { requestJson } from '@gm/shared/browser/request-json';
import { readChoice } from './kept-choice.ts';

class KeptChoice extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const pages = this.getAttribute('von')?.split(' ') ?? [];
    const path = pages.find(readChoice);
    if (!path) return;
    const answer = await requestJson<{ text?: unknown }>(`${this.getAttribute('quelle')}${readChoice(path)}`);
    const text = answer.ok && answer.body?.text;
    // An unknown choice and a failed call leave what the page says.
    if (typeof text !== 'string') return;
    this.textContent = text;
    this.closest('li')?.querySelector('a')?.setAttribute('href', path);
  }
}

export const defineKeptChoice = () => defineElement('gm-gemerkt', KeptChoice);
