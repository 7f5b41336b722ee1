import { Refusal } from '../../behaviour/refusal.ts';
import type { Template, TemplateButton } from '../whatsapp-shared/templates.ts';
import type { TemplateUse } from './message.ts';

export const doesNotFit = 3006;

const longestCoupon = 15;
const longestReply = 256;

/** Exactly the values that a template has places for. */
export function requireFit(template: Template, use: TemplateUse): void {
  if (!bodyFits(template, use)) throw new Refusal(doesNotFit, wantedBody(template));
  if (!headerFits(template, use)) throw new Refusal(doesNotFit, wantedHeader(template));
  if (!buttonsFit(template, use)) throw new Refusal(doesNotFit, wantedButtons(template));
}

type Wanted = { field: string; expected: string };

function wantedBody({ category, variables }: Template): Wanted {
  if (category === 'authentication')
    return { field: 'template.code', expected: 'the code, without body and values' };
  const inBody = variables.filter(({ place }) => place === 'body');
  const names = inBody.flatMap(({ name }) => name ?? []);
  if (names.length > 0)
    return { field: 'template.values', expected: `the variables ${names.join(', ')}` };
  const numbers = inBody.map((_, index) => `{{${index + 1}}}`);
  return {
    field: 'template.body',
    expected: numbers.length > 0 ? `a value for each of ${numbers.join(', ')}` : 'no values',
  };
}

function wantedHeader({ header, variables }: Template): Wanted {
  const field = 'template.header';
  if (header === undefined) return { field, expected: 'no header' };
  if (header.type === 'location') return { field, expected: 'location' };
  if (header.type !== 'text') return { field, expected: `mediaId or link: ${header.type}` };
  const hasVariable = variables.some(({ place }) => place === 'header');
  return { field, expected: hasVariable ? 'text' : 'no header' };
}

function wantedButtons({ variables }: Template): Wanted {
  const needed = variables.flatMap(({ buttonIndex }) => buttonIndex ?? []);
  return {
    field: 'template.buttons',
    expected:
      needed.length > 0
        ? `a value for each of the buttons ${needed.join(', ')}`
        : 'only values that the buttons of the template take',
  };
}

function bodyFits({ category, variables }: Template, { body, values, code }: TemplateUse): boolean {
  if (category === 'authentication') return code !== undefined;
  const inBody = variables.filter(({ place }) => place === 'body');
  const names = inBody.flatMap(({ name }) => name ?? []);
  const given = Object.keys(values ?? {});
  return (
    code === undefined &&
    (body?.length ?? 0) === inBody.length - names.length &&
    given.length === names.length &&
    names.every((name) => given.includes(name))
  );
}

function headerFits({ header, variables }: Template, { header: given }: TemplateUse): boolean {
  if (header === undefined) return given === undefined;
  if (header.type === 'location') return given?.location !== undefined;
  if (header.type !== 'text') return given?.mediaId !== undefined || given?.link !== undefined;
  const hasVariable = variables.some(({ place }) => place === 'header');
  return hasVariable ? given?.text !== undefined : given === undefined;
}

function buttonsFit(template: Template, { buttons: given = [], flow }: TemplateUse): boolean {
  const buttons = template.buttons ?? [];
  const needed = template.variables.flatMap(({ buttonIndex }) => buttonIndex ?? []);
  const indexes = given.map(({ index }) => index);
  return (
    new Set(indexes).size === indexes.length &&
    needed.every((index) => indexes.includes(index)) &&
    given.every(({ index, value }) => takes(buttons[index], value, needed.includes(index))) &&
    (flow === undefined || buttons[flow.index]?.type === 'flow')
  );
}

function takes(button: TemplateButton | undefined, value: string, hasVariable: boolean): boolean {
  if (button?.type === 'reply') return value.length <= longestReply;
  if (button?.type === 'copy_code') return value.length <= longestCoupon;
  return hasVariable;
}
