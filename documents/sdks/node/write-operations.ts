import type { Operation, Sdk } from '../model.ts';
import { docComment, literal, propertyName } from './typescript.ts';

/** `operations.js`: how each call is sent. */
export function writeOperations({ groups }: Sdk): string {
  const lines = groups.map(({ name, operations }) => {
    const list = operations.map((one) => `    ${propertyName(one.name)}: ${entry(one)},\n`);
    return `  ${propertyName(name)}: {\n${list.join('')}  },\n`;
  });
  return `${docComment('Every call by group and name; `in` is where its request goes.')}export const operations = {\n${lines.join('')}};\n`;
}

function entry({ id, method, path, request, takesKey, record, link }: Operation): string {
  const fields = [
    `id: ${literal(id)}`,
    `method: ${literal(method)}`,
    `path: ${literal(path)}`,
    ...(request ? [`in: ${literal(request.in)}`] : []),
    ...(takesKey ? ['takesKey: true'] : []),
    ...(record ? ['isList: true'] : []),
    `docUrl: ${literal(link)}`,
  ];
  return `{ ${fields.join(', ')} }`;
}
