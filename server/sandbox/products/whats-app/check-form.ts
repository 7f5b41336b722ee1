import { missingField, Refusal, wrongValue } from '../../behaviour/refusal.ts';
import type { Data } from '../../records/record-store.ts';
import type { Message } from './message.ts';

const maxRows = 10;
const maxProducts = 30;
const maxDataBytes = 10_000;

/** Rules of the parameter table that no schema can express. */
export function checkForm(message: Message): void {
  const { type, replyTo, buttons, list, products, flow, template } = message;
  if (replyTo !== undefined && (type === 'template' || type === 'reaction')) refuse('replyTo');
  if (buttons && !(areUnlike(buttons.buttons, 'id') && areUnlike(buttons.buttons, 'title')))
    refuse('buttons.buttons');
  if (list) checkList(list);
  const wanted = products?.sections?.flatMap(({ productIds }) => productIds) ?? [];
  if (wanted.length > maxProducts) refuse('products.sections');
  if (flow && /\p{Extended_Pictographic}/u.test(flow.button)) refuse('flow.button');
  checkData(flow?.data, 'flow.data');
  checkData(template?.flow?.data, 'template.flow.data');
}

function checkList({ sections }: NonNullable<Message['list']>): void {
  const untitled = sections.findIndex(({ title }) => title === undefined);
  if (sections.length > 1 && untitled !== -1)
    throw new Refusal(missingField, { field: `list.sections[${untitled}].title` });
  const rows = sections.flatMap((section) => section.rows);
  if (rows.length > maxRows || !areUnlike(rows, 'id')) refuse('list.sections');
}

function checkData(data: Data | undefined, field: string): void {
  if (data && Buffer.byteLength(JSON.stringify(data)) > maxDataBytes) refuse(field);
}

const areUnlike = <Name extends string>(items: readonly Record<Name, string>[], name: Name) =>
  new Set(items.map((item) => item[name])).size === items.length;

function refuse(field: string): never {
  throw new Refusal(wrongValue, { field });
}
