/** The API gives the first 10,000 records of a list. */
const mostRecords = 10_000;

/** A call that lists: awaited, it gives one page; iterated, all records. */
export class RecordList {
  #send;
  #request;
  #page;

  constructor(send, request = {}) {
    this.#send = send;
    this.#request = request;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited like the result of any call.
  then(resolve, reject) {
    this.#page ??= this.#send(this.#request);
    return this.#page.then(resolve, reject);
  }

  catch(reject) {
    return this.then(undefined, reject);
  }

  finally(done) {
    return this.then().finally(done);
  }

  get [Symbol.toStringTag]() {
    return 'RecordList';
  }

  async *[Symbol.asyncIterator]() {
    // As few requests as possible.
    let request = { pageSize: 100, ...this.#request };
    for (;;) {
      const { records, page, pageSize, total } = (await this.#send(request)).data;
      yield* records;
      const isLast = records.length < pageSize || page * pageSize >= total;
      if (isLast || (page + 1) * pageSize > mostRecords) return;
      request = { ...request, page: page + 1 };
    }
  }
}
