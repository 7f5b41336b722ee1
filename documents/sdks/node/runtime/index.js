import { Connection } from './connection.js';
import { RecordList } from './lists.js';
import { operations } from './operations.js';
import { verify } from './webhooks.js';

export { codes } from './codes.js';
export * from './errors.js';

export const webhooks = { verify };

/** The API, with one property for each product. */
export class Brand {
  constructor(options = {}) {
    const connection = new Connection(options);
    for (const [group, calls] of Object.entries(operations))
      this[group] = Object.fromEntries(
        Object.entries(calls).map(([name, operation]) => [name, callOf(operation, connection)]),
      );
  }
}

/** A method that takes the parts of the path, then the request if there is one, then options. */
function callOf(operation, connection) {
  const parts = (operation.path.match(/\{/g) ?? []).length;
  return (...all) => {
    const inPath = all.slice(0, parts);
    const [request, options] = operation.in ? all.slice(parts) : [undefined, all[parts]];
    const send = (page) => connection.send(operation, inPath, page, options);
    return operation.isList ? new RecordList(send, request) : send(request);
  };
}
