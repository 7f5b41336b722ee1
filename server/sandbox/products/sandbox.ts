import { expectedOf, oneOf } from '#content/api/expected.ts';
import type { DocumentedCallback } from '#contract/documented-api.ts';
import { changesBetween, meantBy } from '#contract/nearest.ts';
import {
  lastPosition,
  type ReadableCallback,
  readCallbacks,
  sendAgain,
} from '../../applications/read-callbacks.ts';
import { selectIdsOf } from '../../applications/request-pages.ts';
import { headersOf } from '../../deliveries/attempt.ts';
import { hostOf } from '../../deliveries/catcher.ts';
import { TooManyWaits } from '../../waits.ts';
import { documentedFields } from '../behaviour/documented-fields.ts';
import { shortTime } from '../behaviour/formats.ts';
import { notThere, Refusal, tooMany, wrongValue } from '../behaviour/refusal.ts';
import { type Given, type OwnParts, type Product, rule } from '../behaviour/rules.ts';
import { requireBody } from '../http/check-values.ts';
import { partsOf, schemaAt } from '../http/field-path.ts';
import { isData } from '../records/is-data.ts';
import type { Data } from '../records/record-store.ts';

type Reading = { after?: string; wait: number; event?: string; requestId?: string };

/** The calls about the sandbox itself: reading, causing and repeating callbacks. */
export const sandbox: Product = {
  rules: {
    sandboxListCallbacks: rule<Reading>(async ({ input, own }) => {
      const { context, database, application, key, waits, signal } = own;
      const { after, wait, event, requestId } = input;
      const reading = { database, clock: context.clock };
      const behind =
        after === 'latest' ? await lastPosition(reading, application) : Number(after ?? 0);
      const look = async () => {
        const requestIds = requestId && (await selectIdsOf(database, application.id, requestId));
        const filter = { event, ...(requestIds && { requestIds }) };
        const found = await readCallbacks(reading, application, filter, behind);
        return found.length > 0 ? found : undefined;
      };
      const found = await waits
        .wait(look, { owner: `key:${key.id}`, seconds: wait, signal })
        .catch((error) => {
          throw error instanceof TooManyWaits ? new Refusal(tooMany) : error;
        });
      return {
        callbacks: (found ?? []).map((one) => shown(own, one)),
        cursor: String(found?.at(-1)?.readPosition ?? behind),
      };
    }),

    sandboxTriggerCallback: rule<{ event: string; fields?: Data }>(async (given) => {
      const { input, own, notify, now } = given;
      const callback = callbackOf(own, input.event);
      const eventId = crypto.randomUUID();
      await notify({ id: callback.id, data: changedExample(callback, input.fields), eventId }, now);
      return { event: callback.event, eventId, occurredAt: shortTime(now) };
    }),

    sandboxResendCallback: rule<{ eventId: string }>(async (given) => {
      const { eventId } = given.input;
      const { context, database, application } = given.own;
      const reading = { database, clock: context.clock };
      const found = await sendAgain(reading, application, eventId, (url) => hostOf(context, url));
      if (!found) return documentedEvent(given);
      return { event: found.event, eventId, occurredAt: shortTime(found.occurredAt) };
    }),
  },
};

const shown = (
  { context, application }: OwnParts,
  { event, eventId, toldRequestId, occurredAt, body, isSigned }: ReadableCallback,
) => ({
  event,
  eventId,
  ...(toldRequestId !== null && { requestId: toldRequestId }),
  occurredAt: shortTime(occurredAt),
  headers: headersOf(context, application, { body, isSigned }),
  body,
});

/** Of two callbacks of one event the signed one comes first. */
function callbackOf({ callbacks }: OwnParts, event: string): DocumentedCallback {
  const all = [...callbacks.values()];
  const [found] = all
    .filter((one) => one.event === event)
    .sort((one, other) => Number(other.isSigned) - Number(one.isSigned));
  if (found) return found;
  const nearest = [...new Set(all.map((one) => one.event))]
    .map((name) => ({ name, changes: changesBetween(event, name) }))
    .sort((one, other) => one.changes - other.changes)
    .slice(0, suggested);
  throw new Refusal(wrongValue, {
    field: 'event',
    expected: oneOf(nearest.map(({ name }) => name)),
  });
}

const suggested = 5;

/** The example that agrees with most of the fields, with all of them. */
function changedExample({ body, examples }: DocumentedCallback, fields: Data = {}): Data {
  const [nearest = {}] = examples
    .map(({ value }) => dataOf(value))
    .sort((one, other) => agreeing(other, fields) - agreeing(one, fields));
  const data = merged(structuredClone(nearest), fields);
  const { data: schema } = Object(body.properties);
  refuseUnknown(fields, documentedFields(schema, data));
  try {
    requireBody(schema, data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, field = '', reason, problem } = error;
    const part = schemaAt(schema, partsOf(field));
    const expected = error.expected ?? (part && expectedOf(part));
    throw new Refusal(code, {
      field: field ? `fields.${field}` : 'fields',
      in: 'body',
      ...(reason && { reason }),
      ...(problem && { problem }),
      ...(expected && { expected }),
    });
  }
  return data;
}

/** What is not documented would be left out of the callback. */
function refuseUnknown(fields: Data, documented: unknown, path = 'fields'): void {
  for (const [name, value] of Object.entries(fields)) {
    const names = isData(documented) ? Object.keys(documented) : [];
    if (value !== null && !names.includes(name)) {
      const meant = meantBy(name, names);
      throw new Refusal(wrongValue, {
        field: `${path}.${name}`,
        in: 'body',
        problem: 'unknown',
        ...(meant && { expected: `Did you mean ${meant}?` }),
      });
    }
    if (isData(value)) refuseUnknown(value, Object(documented)[name], `${path}.${name}`);
  }
}

const dataOf = (value: unknown): Data => {
  const { data } = Object(value);
  return isData(data) ? data : {};
};

const agreeing = (data: Data, fields: Data): number =>
  Object.entries(fields).filter(([name, value]) => data[name] === value).length;

function merged(data: Data, fields: Data): Data {
  for (const [name, value] of Object.entries(fields)) {
    const known = data[name];
    if (value === null) delete data[name];
    else data[name] = isData(known) && isData(value) ? merged(known, value) : value;
  }
  return data;
}

/** The events of the documents' examples have occurred in every application. */
async function documentedEvent({
  input,
  own,
  notify,
  now,
}: Given<{ eventId: string }>): Promise<Data> {
  for (const { id, event, examples } of own.callbacks.values())
    for (const { value } of examples) {
      if (Object(value).eventId !== input.eventId) continue;
      await notify({ id, data: dataOf(value), eventId: input.eventId }, now);
      return { event, eventId: input.eventId, occurredAt: shortTime(now) };
    }
  throw new Refusal(notThere, { field: 'eventId' });
}
