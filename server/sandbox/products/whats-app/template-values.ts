import { Refusal } from '../../behaviour/refusal.ts';
import type { Template, TemplateButton } from '../whatsapp-shared/templates.ts';
import type { TemplateUse } from './message.ts';

export const doesNotFit = 3006;

const longestCoupon = 15;
const longestReply = 256;

/** Exactly the values that a template has places for. */
export function requireFit(template: Template, use: TemplateUse): void {
  if (!(bodyFits(template, use) && headerFits(template, use) && buttonsFit(template, use)))
    throw new Refusal(doesNotFit);
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
