import { copyText } from '#app/ui/copy-text.ts';
import type { ReaderWords } from '#content/interface/reader.ts';

const resultShownMs = 3000;

/** What is copied of code that shows something else. */
export const copiedTexts = new WeakMap<Element, string>();

/** Copy buttons: each copies the code it stands on, one the document as Markdown. */
export function answerCopyButtons(
  reader: HTMLElement,
  words: ReaderWords,
  signal: AbortSignal,
): void {
  reader.addEventListener(
    'click',
    async ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      const text = await textFor(button);
      if (text === undefined) return;
      const isCopied = text !== '' && (await copyText(text));
      show(button, isCopied ? 'copied' : 'failed', isCopied ? words.copied : words.copyFailed);
    },
    { signal },
  );
}

/** Undefined for a button that copies nothing; empty where the Markdown could not be fetched. */
async function textFor(button: HTMLButtonElement): Promise<string | undefined> {
  const page = button.dataset.copiesPage;
  if (page !== undefined) return fetchText(page);
  const block = button.closest('[data-ground="code"]');
  if (!block || button.getAttribute('role') === 'tab') return undefined;
  const panels = [...block.querySelectorAll('[role="tabpanel"]')];
  const shown = panels.find((panel) => !panel.closest('[hidden]')) ?? block;
  return [...shown.querySelectorAll('code')]
    .filter((code) => !code.closest('[hidden]') && code.closest('[data-ground="code"]') === block)
    .map((code) => copiedTexts.get(code) ?? code.textContent)
    .join('\n');
}

async function fetchText(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : '';
  } catch (error) {
    console.error(error);
    return '';
  }
}

/** Shows and announces the result for a moment. */
function show(button: HTMLElement, result: 'copied' | 'failed', sentence: string): void {
  if (button.dataset.result) return;
  const name = button.querySelector('span') ?? button;
  const before = name.textContent;
  const spoken = button.parentElement?.querySelector('[role="status"]');
  button.dataset.result = result;
  name.textContent = sentence;
  if (spoken) spoken.textContent = sentence;
  setTimeout(() => {
    delete button.dataset.result;
    name.textContent = before;
    if (spoken) spoken.textContent = '';
  }, resultShownMs);
}
