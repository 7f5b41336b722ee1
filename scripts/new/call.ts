import { productNames } from '#documents/api/files.ts';
import { describedCalls, type KnownCall } from './described-calls.ts';
import { type DocumentPlace, documentPlace, joinedChinese } from './document.ts';
import { addOperation, addToMenu } from './insert.ts';
import { camelCase, pascalCase } from './names.ts';
import { type Method, methods, type NewCall, writeOperation } from './operation-text.ts';
import { type Plan, Refused, type Titles } from './plan.ts';

/**
 * A documented call with its document. Method and path follow from the last word of its name
 * (`block-list` lists, `block-create` creates) unless they are given.
 */
export function newCall(
  root: string,
  wanted: string,
  { titles, today, ...given }: { titles: Titles; today: string; method?: string; path?: string },
): Plan {
  const place = documentPlace(wanted, titles, '接口');
  const { id, category, name, menu } = place;
  const api = `${root}/content/api`;
  const file = `content/api/${category}.yaml`;
  if (!productNames(api).includes(category))
    throw new Refused(`There is no ${file}: a call is added to a product that has a description.`);
  const known = describedCalls(api);
  const call = callOf(category, name, given, { known, today });
  requireFree(call, known);
  return {
    files: {
      [`content/docs/en/${id}.md`]: english(place, call),
      [`content/docs/zh/${id}.md`]: chinese(place, call),
    },
    edits: {
      [file]: (text) => addOperation(text, call.path, writeOperation(call)),
      'content/docs/menu.ts': (text) => addToMenu(text, category, name),
    },
    next: [
      `${file}: ${call.operationId}, its texts, fields, limits and examples; x-errors, if the product refuses more`,
      `content/docs/en/${id}.md, zh/${id}.md: when to use it, what to watch out for; keywords`,
      `content/docs/menu.ts: the place of “${menu.en}” in its category`,
      `npm run dev, then send it with Try it at /document-en/${id} and /document/${id}`,
      `server/sandbox/products/: a rule, only if the sandbox should do more than the description says`,
    ],
  };
}

/** Last words of a name and what they say about method and path. */
const verbs: Record<string, { method: Method; isOne: boolean }> = {
  list: { method: 'GET', isOne: false },
  get: { method: 'GET', isOne: true },
  query: { method: 'GET', isOne: true },
  create: { method: 'POST', isOne: false },
  add: { method: 'POST', isOne: false },
  update: { method: 'PATCH', isOne: true },
  change: { method: 'PATCH', isOne: true },
  delete: { method: 'DELETE', isOne: true },
  remove: { method: 'DELETE', isOne: true },
};

function callOf(
  product: string,
  name: string,
  given: { method?: string; path?: string },
  { known, today }: { known: readonly KnownCall[]; today: string },
): NewCall {
  const words = name.split('-');
  const verb = words.length > 1 ? verbs[words.at(-1) ?? ''] : undefined;
  const subject = (verb ? words.slice(0, -1) : words).join('-');
  const method = methodOf(given.method ?? verb?.method ?? 'POST');
  const isOne = given.method ? method !== 'GET' && method !== 'POST' : (verb?.isOne ?? false);
  const idName = `${camelCase(subject)}Id`;
  const path = given.path ?? `/v2/${product}/${subject}${isOne ? `/{${idName}}` : ''}`;
  const inPath = idInPath(path);
  if (!inPath && ['PUT', 'PATCH', 'DELETE'].includes(method))
    throw new Refused(`${method} ${path} names no record: end it with an id, such as {${idName}}.`);
  // A record's name has no digits.
  const record = subject.split('-').filter((word) => /^[a-z]+$/.test(word));
  if (record.length === 0) throw new Refused(`“${name}” does not say what the call is about.`);
  const kind = `${product}.${record.join('-')}`;
  const ofRecord = known.filter((call) => call.record === kind);
  return {
    ...{ method, path, today, subject, record: kind },
    operationId: `${camelCase(product)}${pascalCase(name)}`,
    id: inPath ?? idName,
    isOne: inPath !== undefined,
    hasSeeds: ofRecord.some(({ seeds }) => seeds),
  };
}

function methodOf(text: string): Method {
  const method = methods.find((one) => one === text.toUpperCase());
  if (!method) throw new Refused(`“${text}” is no method: there are ${methods.join(', ')}.`);
  return method;
}

/** The parameter of a path; it has at most one, and it is at the end or before the last part. */
function idInPath(path: string): string | undefined {
  if (!/^\/v2(\/[a-z0-9-]+)+(\/\{[a-z][A-Za-z0-9]*\}(\/[a-z0-9-]+)?)?$/.test(path))
    throw new Refused(
      `“${path}” is no path: write it like /v2/sms/block-list or /v2/sms/block-list/{blockId}.`,
    );
  return /\{(\w+)\}/.exec(path)?.[1];
}

/** Operation ids are unique everywhere, and no two calls have the same method and path. */
function requireFree(call: NewCall, known: readonly KnownCall[]): void {
  const { method, path, operationId, record, id } = call;
  const same = known.find((one) => one.operationId === operationId);
  if (same) throw new Refused(`${same.file} has the call ${operationId} already.`);
  const shape = (text: string) => text.replace(/\{\w+\}/g, '{}');
  for (const one of known.filter((other) => shape(other.path) === shape(path))) {
    if (one.path !== path || one.product !== call.record.split('.')[0])
      throw new Refused(`${one.file} has this path as ${one.path}: choose another with --path.`);
    if (one.method === method) throw new Refused(`${one.file} has ${method} ${path} already.`);
  }
  const other = known.find((one) => one.record === record && one.id !== id);
  if (other)
    throw new Refused(
      `${other.file}: ${record} is a record with other fields (${other.operationId}): choose another name.`,
    );
}

const english = (
  { title, menu }: DocumentPlace,
  { operationId, record, subject }: NewCall,
): string => `---

title: ${title.en}
menu: ${menu.en}
description: "${menu.en}: parameters, samples in seven languages, responses and error codes, with a request to send in the sandbox."
operation: ${record.split('.')[0]}/${operationId}
---

Two sentences say what this call does with the ${subject.replaceAll('-', ' ')} records and when to use it.

## Note

- **Practice first.** Send this call to the sandbox with Try it; you need no account.
`;

const chinese = (
  { title, menu }: DocumentPlace,
  { operationId, record, subject }: NewCall,
): string => `---

title: ${title.zh}
menu: ${menu.zh}
description: ${joinedChinese(menu.zh, '的请求方法、请求参数、返回参数和错误码，附七种语言的代码示例，并可在沙箱中直接发送请求。')}
operation: ${record.split('.')[0]}/${operationId}
---

用两句话说明本接口如何处理 ${subject.replaceAll('-', ' ')} 记录，以及何时使用。

## 备注

- **先在沙箱中练习。**点击“在线调试”即可向沙箱发送请求，无需账户。
`;
