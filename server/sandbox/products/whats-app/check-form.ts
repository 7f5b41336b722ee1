import type { FieldProblem } from '#contract/error-details.ts';
import { missingField, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import type { Data } from '../../records/record-store.ts';
import type { Message } from './message.ts';

const maxRows = 10;
const maxProducts = 30;
const maxDataBytes = 10_000;

/** Rules of the parameter table that no schema can express. */
export function checkForm(message: Message): void {
  const { type, replyTo, buttons, list, products, flow, template } = message;
  if (replyTo !== undefined && (type === 'template' || type === 'reaction'))
    refuse('replyTo', { problem: 'together', expected: 'not with type template, reaction' });
  if (buttons && !(areUnlike(buttons.buttons, 'id') && areUnlike(buttons.buttons, 'title')))
    refuse('buttons.buttons', { expected: 'buttons that differ in id and title' });
  if (list) checkList(list);
  const wanted = products?.sections?.flatMap(({ productIds }) => productIds) ?? [];
  if (wanted.length > maxProducts)
    refuse('products.sections', {
      problem: 'length',
      expected: `at most ${maxProducts} products in all sections`,
    });
  if (flow && /\p{Extended_Pictographic}/u.test(flow.button))
    refuse('flow.button', { problem: 'format', expected: 'a text without emoji' });
  checkData(flow?.data, 'flow.data');
  checkData(template?.flow?.data, 'template.flow.data');
}

function checkList({ sections }: NonNullable<Message['list']>): void {
  const untitled = sections.findIndex(({ title }) => title === undefined);
  if (sections.length > 1 && untitled !== -1)
    throw new Refusal(missingField, { field: `list.sections[${untitled}].title` });
  const rows = sections.flatMap((section) => section.rows);
  if (rows.length > maxRows || !areUnlike(rows, 'id'))
    refuse('list.sections', { expected: `at most ${maxRows} rows in all, each with its own id` });
}

function checkData(data: Data | undefined, field: string): void {
  if (data && Buffer.byteLength(JSON.stringify(data)) > maxDataBytes)
    refuse(field, { problem: 'length', expected: `at most ${maxDataBytes} bytes of JSON` });
}

const areUnlike = <Name extends string>(items: readonly Record<Name, string>[], name: Name) =>
  new Set(items.map((item) => item[name])).size === items.length;

function refuse(field: string, why: { problem?: FieldProblem; expected: string }): never {
  throw new Refusal(wrongValue, { field, ...why });
}
