import { Refusal } from '../../behaviour/refusal.ts';
import type { TemplateVariable } from '../whatsapp-shared/templates.ts';
import type { DraftButton, TemplateDraft } from './template-draft.ts';

const wrongVariables = 3102;

const expected =
  'variables {{1}}, {{2}} and so on, or {{name}}, each with one example, and words besides them';

/** Required values of a template's message, in order; refuses invalid ones. */
export function variablesOf({ header, body, buttons = [] }: TemplateDraft): TemplateVariable[] {
  const inBody = body ? bodyVariables(body) : [];
  const isNamed = inBody.some(({ name }) => name !== undefined);
  return [
    ...(header?.type === 'text' ? headerVariables(header, isNamed) : []),
    ...inBody,
    ...buttons.flatMap(buttonVariables),
  ];
}

type Place = Pick<TemplateVariable, 'number' | 'name'>;

function bodyVariables(body: NonNullable<TemplateDraft['body']>): TemplateVariable[] {
  const { text, examples = [], namedExamples = {} } = body;
  const places = placesIn(text);
  const wordless = text.split(placePattern).filter((part) => !/[\p{L}\p{N}]/u.test(part));
  requireThat(places.length === 0 || wordless.length === 0);
  const numbers = places.flatMap(({ number }) => number ?? []);
  const names = places.flatMap(({ name }) => name ?? []);
  requireThat(numbers.length === 0 || names.length === 0);
  requireThat(numbers.every((number) => number <= numbers.length));
  requireThat(examples.length === numbers.length);
  requireThat(Object.keys(namedExamples).length === names.length);
  return places.map(({ number, name }) =>
    number === undefined
      ? { place: 'body', name, example: exampleIn(namedExamples[name ?? '']) }
      : { place: 'body', number, example: exampleIn(examples[number - 1]) },
  );
}

function headerVariables(
  { text = '', example }: NonNullable<TemplateDraft['header']>,
  isNamed: boolean,
): TemplateVariable[] {
  const [first, ...others] = placesIn(text);
  requireThat(others.length === 0 && (first === undefined) === (example === undefined));
  if (!first) return [];
  requireThat(isNamed ? first.name !== undefined : first.number === 1);
  return [{ place: 'header', ...first, example: exampleIn(example) }];
}

/** Variables of a button: a URL may have one at its end; a coupon code is itself one. */
function buttonVariables(
  { url = '', example, copyCode }: DraftButton,
  buttonIndex: number,
): TemplateVariable[] {
  if (copyCode !== undefined) return [{ place: 'button', buttonIndex, example: copyCode }];
  const places = placesIn(url);
  requireThat((places.length === 0) === (example === undefined));
  if (places.length === 0) return [];
  requireThat(places.length === 1 && url.endsWith('{{1}}'));
  return [{ place: 'button', number: 1, buttonIndex, example: exampleIn(example) }];
}

const placePattern = /\{\{[^{}]*\}\}/;

/** `{{1}}` and `{{first_name}}`, each once. */
function placesIn(text: string): Place[] {
  const found = new Set(text.match(new RegExp(placePattern, 'g')));
  return [...found].map((place) => {
    const inside = place.slice(2, -2);
    if (/^[1-9]\d?$/.test(inside)) return { number: Number(inside) };
    requireThat(/^[a-z][a-z0-9_]*$/.test(inside));
    return { name: inside };
  });
}

function exampleIn(example: string | undefined): string {
  if (example === undefined) throw new Refusal(wrongVariables, { expected });
  return example;
}

function requireThat(isSo: boolean): void {
  if (!isSo) throw new Refusal(wrongVariables, { expected });
}
