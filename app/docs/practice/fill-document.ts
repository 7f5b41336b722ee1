import { classNames } from '#app/ui/class-names.ts';
import { brand } from '#content/brand.ts';
import { addressPlace } from '#documents/samples/callback-line.ts';
import { environments, type LanguageId } from '#documents/samples/environment.ts';
import { type Reading, readingsIn, type SampleValues } from '#documents/samples/fill-values.ts';
import { copiedTexts } from '../behaviours/copy-buttons.ts';
import { practised, tried } from '../reader/ids.ts';
import { hasRun } from '../run/last-runs.ts';
import { maskedSecret } from '../run/masked-secret.ts';
import styles from './practice.module.css';

/** `runs` stands beside the button of Try it. */
export type ShownValues = SampleValues & { catcherUrl: string; runs: string };

/** Shows values in the code and the addresses of a document. Returns the function that undoes it. */
export function fillDocument(place: ParentNode, values: ShownValues): () => void {
  const undo = [
    ...[...place.querySelectorAll(`[${practised.host}]`)].map((host) => fillHost(host, values)),
    ...codesOf(place).map(([code, language]) => fillCode(code, language, values)),
    ...[...place.querySelectorAll(`[${tried.note}]`)].map((note) => fillNote(note, values)),
  ];
  const end = new AbortController();
  document.addEventListener('copy', (event) => copySecrets(event, values), { signal: end.signal });
  return () => {
    end.abort();
    for (const one of undo) one();
  };
}

function fillHost(host: Element, values: ShownValues): () => void {
  const before = host.textContent;
  // The address of a callback is the reader's own.
  if (before !== brand.hosts.api) return () => {};
  host.textContent = values.host;
  host.toggleAttribute('data-marked', true);
  return () => {
    host.textContent = before;
    host.removeAttribute('data-marked');
  };
}

/** How a last run ended stays. */
function fillNote(note: Element, { runs }: ShownValues): () => void {
  if (hasRun(note)) return () => {};
  const before = note.textContent;
  note.textContent = runs;
  return () => {
    if (note.textContent === runs) note.textContent = before;
  };
}

/** The code of every sample and its language, which the id of its panel ends with. */
const codesOf = (place: ParentNode): [HTMLElement, LanguageId][] =>
  [...place.querySelectorAll('[data-choice="language"] [role="tabpanel"]')].flatMap((panel) => {
    const [, name = ''] = /-(\w+)-panel$/.exec(panel.id) ?? [];
    const codes = [...panel.querySelectorAll('code')];
    return isLanguage(name) ? codes.map((code): [HTMLElement, LanguageId] => [code, name]) : [];
  });

const isLanguage = (name: string): name is LanguageId => Object.hasOwn(environments, name);

function fillCode(code: HTMLElement, language: LanguageId, values: ShownValues): () => void {
  const { height } = code.getBoundingClientRect();
  const before = [...code.childNodes].map((node) => node.cloneNode(true));
  const readings = [...code.children].map((line) => fillLine(line, language, values));
  const blank = code.querySelector(`[${practised.blank}]`);
  if (blank) fillBlank(blank, values.catcherUrl);
  if (!blank && readings.every((count) => count === 0)) return () => {};
  // Shorter values do not pull up what follows.
  code.style.minHeight = `${height}px`;
  copiedTexts.set(code, withSecrets(code.textContent, values));
  return () => {
    code.replaceChildren(...before);
    code.style.minHeight = '';
    copiedTexts.delete(code);
  };
}

function fillLine(line: Element, language: LanguageId, values: ShownValues): number {
  const readings = readingsIn(line.textContent, language);
  for (const reading of readings.toReversed()) {
    const range = rangeOf(line, reading);
    range.deleteContents();
    range.insertNode(quoted(reading, shown(reading.name, values)));
  }
  return readings.length;
}

/** The range of a piece of text, whatever elements it is in. */
function rangeOf(line: Element, { from, to }: Pick<Reading, 'from' | 'to'>): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let start = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const end = start + (text.textContent?.length ?? 0);
    if (from >= start && from < end) range.setStart(text, from - start);
    if (to > start && to <= end) range.setEnd(text, to - start);
    start = end;
  }
  return range;
}

function quoted({ quote }: Pick<Reading, 'quote'>, value: string): Element {
  const text = document.createElement('span');
  text.className = 'tok-string';
  text.append(quote, marked(value), quote);
  return text;
}

function marked(value: string): Element {
  const mark = document.createElement('mark');
  mark.className = styles.mark ?? '';
  mark.textContent = value;
  return mark;
}

/** Two lines, whatever the length of the address: its room was kept. */
function fillBlank(blank: Element, address: string): void {
  const [comma = '', line = ''] = (blank.getAttribute(practised.blank) ?? '').split('\n');
  const at = line.indexOf(addressPlace);
  const value = document.createElement('span');
  value.className = classNames('tok-string', styles.address);
  value.append(line[at - 1] ?? '', marked(address), line.slice(at + addressPlace.length));
  const name = document.createElement('span');
  name.textContent = line.slice(0, at - 1);
  // Without quotes it is a name of the language.
  name.className = /["']/.test(name.textContent) ? 'tok-string' : '';
  blank.append(name, value);
  const last = blank.previousElementSibling;
  (last?.lastElementChild ?? last)?.append(comma);
  blank.before('\n');
}

const secrets = ['secretKey', 'callbackSecret'] as const;

const isSecret = (name: string): boolean => secrets.some((one) => one === name);

const shown = (name: keyof SampleValues, values: ShownValues): string =>
  isSecret(name) ? maskedSecret(values[name]) : values[name];

const withSecrets = (text: string, values: ShownValues): string =>
  secrets.reduce((whole, name) => whole.replaceAll(maskedSecret(values[name]), values[name]), text);

/** Selected code is copied with its secrets, as by the button. */
function copySecrets(event: ClipboardEvent, values: ShownValues): void {
  const selected = String(getSelection());
  const whole = withSecrets(selected, values);
  if (whole === selected || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', whole);
  event.preventDefault();
}
